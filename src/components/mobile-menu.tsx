import { MenuLink } from '#components/menu-link'
import type { MenuNode } from '#components/menu-tree'
import { Phone } from '#components/phone'
import { ThemeToggle } from '#components/theme-toggle'
import type { PublicBrand } from '#shared/brand'

/** The same menus as a panel with groups that fold, for narrow screens. */
export function MobileMenu({ tree, brand }: { tree: readonly MenuNode[]; brand: PublicBrand }) {
  return (
    <details className="mobile-menu xl:hidden">
      <summary className="icon-button">
        <span className="i-ph-list" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav aria-label="Menu" className="mobile-panel">
        <ul>
          {tree.map((node) => (
            <li key={node.label} className="border-b border-line">
              {node.items ? <Group node={node} /> : <MenuLink node={node} className="mobile-entry" />}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-4 py-5">
          <a href={brand.portalUrl} rel="noopener" className="button-primary">
            Sign Up / Sign In
          </a>
          <Phone number={brand.contact.phone} />
          <ThemeToggle />
        </div>
      </nav>
    </details>
  )
}

function Group({ node }: { node: MenuNode }) {
  return (
    <details>
      <summary className="mobile-entry">
        {node.label}
        <span className="i-ph-caret-down menu-caret" aria-hidden="true" />
      </summary>
      <ul className="pb-3 pl-4">
        {node.items?.map((item) => (
          <li key={item.label}>
            {item.items ? <Group node={item} /> : <MenuLink node={item} className="mobile-entry" />}
          </li>
        ))}
      </ul>
    </details>
  )
}
