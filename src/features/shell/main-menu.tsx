import { Link, useRouterState } from '@tanstack/react-router'
import type { PublicBrand } from '#shared/brand.ts'
import { callTo } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { leadsTo, type MenuNode, SHORTCUTS } from './menu-tree.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/**
 * The navigation: in a wide header a bar with popups, in a narrow header a panel with collapsible groups. CSS chooses
 * between them. The menus work without JavaScript: the empty <details> opens and closes the panel that follows it.
 * `useDisclosures` adds hover, Escape and outside clicks.
 */
export function MainMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <>
      <details data-panel="" className="group bar:hidden">
        <summary className="icon-button">
          <Icon name="list" className="group-open:hidden" />
          <Icon name="x" className="group-not-open:hidden" />
          <span className="sr-only">Menu</span>
        </summary>
      </details>
      <nav
        aria-label="Main"
        className="bar:mr-auto panel:absolute panel:inset-x-0 panel:top-full panel:h-[calc(100dvh-5rem)] panel:max-h-[calc(100dvh-100%)] panel:px-5 panel:pb-8 panel:overflow-y-auto panel:overscroll-contain panel:bg-surface panel:border-t panel:border-line panel:[details:not([open])+&]:hidden"
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

/** Classes of the lists, items and entries of the menus and of the lists below them. */
const STYLES = {
  menu: {
    list: 'bar:flex bar:items-center bar:gap-1',
    item: 'bar:relative bar:whitespace-nowrap panel:border-b panel:border-line',
    entry: 'menu-entry bar-current bar:gap-[.35rem] bar:px-[6px] bar:py-1 wide-bar:px-[.6rem]',
    caret: 'menu-caret',
  },
  submenu: {
    list: 'panel:pl-4 panel:pb-3 bar:absolute bar:w-[--submenu-width] bar:p-[.4rem] bar:whitespace-normal bar:bg-surface bar:border bar:border-line bar:rounded bar:shadow-[0_12px_30px_rgb(0_0_0/14%)]',
    item: 'bar:relative',
    entry: 'menu-entry bar:gap-[.6rem] bar:px-[.6rem]',
    caret: 'menu-caret bar:-rotate-90 bar:[[open]>summary>&]:rotate-90',
  },
}

/** The position of a list below the menu, and beside a list. Only a list without a submenu may scroll, because scrolling would clip it. */
const PLACES = [
  '',
  'bar:top-[calc(100%+.35rem)] bar:left-0',
  'bar:top-[-.4rem] bar:left-[calc(100%+.3rem)] bar:max-h-[calc(100dvh-var(--bar)-4rem)] bar:overflow-y-auto',
]

interface ListProps {
  nodes: readonly MenuNode[]
  /** 0 for the menus, 1 and 2 for the lists below them. */
  depth: number
  /** The path of the page. The menu that contains it is marked. */
  path: string
  withTheme?: boolean
}

/** The browser keeps only one menu of each `name` open. */
function MenuList({ nodes, depth, path, withTheme }: ListProps) {
  const name = depth === 0 ? 'menu' : 'submenu'
  const { list, item, entry, caret } = STYLES[name]
  return (
    <ul className={`${list} ${PLACES[depth]}`}>
      {nodes.map((node) => (
        <li key={node.label} className={node.featured ? `${item} bar:mb-[.3rem] bar:border-b bar:border-line bar:font-bold` : item}>
          {node.items ? (
            <details name={name}>
              <summary aria-current={leadsTo(node, path) || undefined} className={entry}>
                <Entry node={node} />
                <Icon name="caret-down" className={caret} />
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
        {description ? <small className="block panel:hidden text-small font-normal text-muted">{description}</small> : null}
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
