import './main-menu.css'
import { Icon } from '#components/icon'
import { MenuLink } from '#components/menu-link'
import type { MenuNode } from '#components/menu-tree'
import { ThemeToggle } from '#components/theme-toggle'
import type { PublicBrand } from '#shared/brand'
import { callTo } from '#shared/links'

/**
 * The navigation: in a wide header a bar with popups, in a narrow one a panel with collapsible groups. CSS chooses the
 * form. The menus work without JavaScript: the empty <details> opens and closes the panel that follows it.
 * `useDisclosures` adds hover, Escape and outside clicks.
 */
export function MainMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
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
        <MenuList nodes={tree} name="menu" />
        <div className="in-panel flex flex-wrap items-center gap-4 py-5">
          <a href={brand.portalUrl} rel="noopener" className="button-primary">
            Sign Up / Sign In
          </a>
          <a href={callTo(brand.contact.phone)} className="button-quiet">
            <Icon name="phone" />
            Call {brand.contact.phone}
          </a>
        </div>
      </nav>
    </>
  )
}

/** The browser keeps only one menu of each `name` open. */
function MenuList({ nodes, name, withTheme }: { nodes: readonly MenuNode[]; name: string; withTheme?: boolean }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.label} data-featured={node.featured}>
          {node.items ? (
            <details name={name}>
              <summary>
                <Label node={node} />
                <Icon name="caret-down" className="menu-caret" />
              </summary>
              <MenuList nodes={node.items} name="submenu" withTheme={node.label === 'Resources'} />
            </details>
          ) : (
            <MenuLink node={node} />
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

function Label({ node: { label, panelLabel } }: { node: MenuNode }) {
  if (!panelLabel) return label
  return (
    <>
      <span className="in-bar">{label}</span>
      <span className="in-panel">{panelLabel}</span>
    </>
  )
}
