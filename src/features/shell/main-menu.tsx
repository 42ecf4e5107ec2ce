import './main-menu.css'
import { Link, useRouterState } from '@tanstack/react-router'
import { type MenuNode, SHORTCUTS } from '#content/menu.ts'
import type { PublicBrand } from '#shared/brand.ts'
import { callTo } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/**
 * The navigation: a bar with popup menus in a wide header, and a panel with collapsible groups in a narrow header. CSS shows one of
 * the two. The menus work without JavaScript, because an empty <details> shows and hides the panel after it. `useDisclosures` adds
 * hover, the Escape key and clicks outside.
 */
export function MainMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <>
      <details className="mobile-menu">
        <summary className="icon-button">
          <Icon name="list" className="when-closed" />
          <Icon name="x" className="when-open" />
          <span className="sr-only">Menu</span>
        </summary>
      </details>
      <nav aria-label="Main" className="main-menu">
        <ul className="in-panel menu-shortcuts">
          {SHORTCUTS.map((node) => (
            <li key={node.label}>
              <MenuLink node={node} />
            </li>
          ))}
        </ul>
        <MenuList nodes={tree} name="menu" path={path} />
        <div className="in-panel menu-actions">
          <Link to="/schedule" className="button-primary">
            Schedule
          </Link>
          <a href={callTo(brand.contact.phone)} className="button-quiet">
            <Icon name="phone" />
            Call {brand.contact.phone}
          </a>
          <a href={brand.portalUrl} rel="noopener" className="button-quiet">
            Sign Up / Sign In
          </a>
        </div>
      </nav>
    </>
  )
}

interface ListProps {
  nodes: readonly MenuNode[]
  name: string
  /** The page's path. The menu that contains the page is highlighted. */
  path: string
  withTheme?: boolean
}

/** A list of menus. The browser keeps at most one menu with the same `name` open. */
function MenuList({ nodes, name, path, withTheme }: ListProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.label} data-featured={node.featured}>
          {node.items ? (
            <details name={name}>
              <summary aria-current={leadsTo(node, path) || undefined}>
                <Entry node={node} />
                <Icon name="caret-down" className="menu-caret" />
              </summary>
              <MenuList nodes={node.items} name="submenu" path={path} withTheme={node.label === 'Resources'} />
            </details>
          ) : (
            <MenuLink node={node}>
              <Entry node={node} />
            </MenuLink>
          )}
        </li>
      ))}
      {withTheme ? (
        <li className="in-panel">
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
        {description ? <small className="in-bar block text-small font-normal text-muted">{description}</small> : null}
      </span>
    </>
  )
}

function Label({ node: { label, panelLabel, note } }: { node: MenuNode }) {
  if (!panelLabel) return note ? `${label} ${note}` : label
  return (
    <>
      <span className="in-bar">{label}</span>
      <span className="in-panel">{panelLabel}</span>
    </>
  )
}

/** Returns true for the pages of the node and its entries, and pages below these. The bar has its own link to /schedule. */
function leadsTo({ href, items = [] }: MenuNode, path: string): boolean {
  if (path === '/schedule') return false
  if (href && (path === href || path.startsWith(`${href}/`))) return true
  return items.some((item) => leadsTo(item, path))
}
