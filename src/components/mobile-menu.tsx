import './mobile-menu.css'
import { MenuLink } from '#components/menu-link'
import type { MenuNode } from '#components/menu-tree'
import { ThemeToggle } from '#components/theme-toggle'
import type { PublicBrand } from '#shared/brand'
import { callTo } from '#shared/links'

/** The navigation for narrow screens: a panel with collapsible groups. */
export function MobileMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
  return (
    <details className="mobile-menu xl:hidden">
      <summary className="icon-button">
        <span className="i-ph-list when-closed" aria-hidden="true" />
        <span className="i-ph-x when-open" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav aria-label="Menu" className="mobile-panel">
        <ul>
          {tree.map((node) => (
            <li key={node.label} className="border-b border-line">
              {node.items ? (
                <Group node={node} withTheme={node.label === 'Resources'} />
              ) : (
                <MenuLink node={node} className="mobile-entry" />
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-4 py-5">
          <a href={brand.portalUrl} rel="noopener" className="button-primary">
            Sign Up / Sign In
          </a>
          <a href={callTo(brand.contact.phone)} className="button-quiet">
            <span className="i-ph-phone" aria-hidden="true" />
            Call {brand.contact.phone}
          </a>
        </div>
      </nav>
    </details>
  )
}

function Group({ node, withTheme = false }: { node: MenuNode; withTheme?: boolean }) {
  return (
    <details>
      <summary className="mobile-entry">
        {node.panelLabel ?? node.label}
        <span className="i-ph-caret-down menu-caret" aria-hidden="true" />
      </summary>
      <ul className="pb-3 pl-4">
        {node.items?.map((item) => (
          <li key={item.label}>
            {item.items ? <Group node={item} /> : <MenuLink node={item} className="mobile-entry" />}
          </li>
        ))}
        {withTheme ? (
          <li className="mobile-entry">
            Light or dark
            <ThemeToggle />
          </li>
        ) : null}
      </ul>
    </details>
  )
}
