import { Link, useRouterState } from '@tanstack/react-router'
import { type MenuNode, SHORTCUTS } from '#content/menu.ts'
import type { PublicBrand } from '#shared/brand.ts'
import { callTo } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/**
 * Renders one menu. CSS shows it as a bar in a wide header and as a panel in a narrow header, and hides the parts that
 * belong only to the other form. An empty <details> toggles the panel, even without JavaScript.
 */
export function MainMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <>
      <details data-panel="" className="bar:hidden">
        <summary className="icon-button sm:w-auto sm:gap-2 sm:ml-2">
          <Icon name="list" className="[[open]>summary>&]:hidden" />
          <Icon name="x" className="[details:not([open])>summary>&]:hidden" />
          <span className="text-body phone:sr-only">Menu</span>
        </summary>
      </details>
      <nav
        aria-label="Main"
        className="inset-x-0 top-full max-h-[calc(100dvh-100%)] border-line overscroll-contain bar:mr-auto panel:absolute panel:h-[calc(100dvh-5rem)] panel:px-margin panel:pb-8 panel:overflow-y-auto panel:bg-surface panel:border-t panel:[details:not([open])+&]:hidden"
      >
        <ul className="flex flex-wrap gap-x-5 bar:hidden">
          {SHORTCUTS.map((node) => (
            <li key={node.label} className="flex-auto border-b border-line">
              <MenuLink node={node} className="menu-entry" />
            </li>
          ))}
        </ul>
        <MenuList nodes={tree} depth={0} path={path} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-3 pt-5 bar:hidden">
          <Link to="/schedule" className="button">
            Schedule
          </Link>
          <a href={callTo(brand.contact.phone)} className="button-quiet px-[1.1rem] whitespace-nowrap">
            <Icon name="phone" />
            Call {brand.contact.phone}
          </a>
          <a href={brand.portalUrl} rel="noopener" className="button-quiet px-[1.1rem] whitespace-nowrap">
            Sign Up / Sign In
          </a>
        </div>
      </nav>
    </>
  )
}

/**
 * CSS classes for the menu's lists, by depth. In a short window, only lists without submenus scroll, because scrolling
 * would clip the submenus.
 */
const LISTS = [
  'bar:flex bar:items-center bar:gap-1',
  'submenu left-0 top-[calc(100%+.35rem)]',
  'submenu left-[calc(100%+.3rem)] top-[-.4rem] bar:max-h-[calc(100dvh-var(--bar)-4rem)] bar:overflow-y-auto',
]

interface ListProps {
  nodes: readonly MenuNode[]
  /** Depth of a list of menu entries. 0 is the menu bar, and 1 and 2 are submenus. */
  depth: number
  /** Path of the current page. The menu bar highlights the menu that contains this page. */
  path: string
  withTheme?: boolean
}

/** A list of menu entries. The browser keeps at most one <details> element with the same `name` open. */
function MenuList({ nodes, depth, path, withTheme }: ListProps) {
  const isTop = depth === 0
  const entry = isTop ? 'menu-entry bar-current bar:gap-[.35rem] bar:px-1.5 bar:py-1 wide-bar:px-[.6rem]' : 'menu-entry'
  return (
    <ul className={LISTS[depth]}>
      {nodes.map((node) => (
        <li key={node.label} className={itemClass(node, isTop)}>
          {node.items ? (
            <details name={isTop ? 'menu' : 'submenu'}>
              <summary aria-current={leadsTo(node, path) || undefined} className={entry}>
                <Entry node={node} />
                <Icon
                  name="caret-down"
                  className={isTop ? 'menu-caret' : 'menu-caret bar:-rotate-90 bar:[[open]>summary>&]:rotate-90'}
                />
              </summary>
              <MenuList nodes={node.items} depth={depth + 1} path={path} withTheme={node.label === 'Resources'} />
            </details>
          ) : (
            <MenuLink node={node} className={entry}>
              <Entry node={node} />
            </MenuLink>
          )}
        </li>
      ))}
      {withTheme ? (
        <li className="menu-entry bar:hidden">
          Light or dark
          <ThemeToggle />
        </li>
      ) : null}
    </ul>
  )
}

function itemClass({ items, featured }: MenuNode, isTop: boolean): string | undefined {
  if (isTop) return 'relative border-line panel:border-b bar:whitespace-nowrap'
  if (featured) return 'border-line bar:mb-[.3rem] bar:border-b bar:font-bold'
  return items && 'relative'
}

function Entry({ node }: { node: MenuNode }) {
  const { icon, description } = node
  if (!icon) return <Label node={node} />
  return (
    <>
      <svg className="size-5 shrink-0" aria-hidden="true">
        <use href={`/art/icons.svg#${icon}`} />
      </svg>
      <span className="mr-auto">
        <Label node={node} />
        {description ? (
          <small className="block panel:hidden text-small font-normal text-muted">{description}</small>
        ) : null}
      </span>
    </>
  )
}

function Label({ node: { label, panelLabel, note } }: { node: MenuNode }) {
  if (!panelLabel) return note ? `${label} ${note}` : label
  return (
    <>
      <span className="panel:hidden">{label}</span>
      <span className="bar:hidden">{panelLabel}</span>
    </>
  )
}

/**
 * Returns true if the menu contains the current page. Returns false for /schedule, because the menu bar already has a
 * separate link to /schedule.
 */
function leadsTo({ href, items = [] }: MenuNode, path: string): boolean {
  if (path === '/schedule') return false
  if (href && (path === href || path.startsWith(`${href}/`))) return true
  return items.some((item) => leadsTo(item, path))
}
