import './main-menu.css'
import { MenuLink } from '#components/menu-link'
import type { MenuNode } from '#components/menu-tree'

/** The menus of the top bar. They work without JavaScript; `useDisclosures` adds hover, Escape and outside clicks. */
export function MainMenu({ tree }: { tree: readonly MenuNode[] }) {
  return (
    <nav aria-label="Main" className="main-menu hidden xl:block">
      <ul className="flex items-center gap-1">
        {tree.map((node) => (
          <li key={node.label} className="relative">
            {node.items ? (
              <details name="menu">
                <summary className="menu-entry">
                  {node.label}
                  <span className="i-ph-caret-down menu-caret" aria-hidden="true" />
                </summary>
                <MenuList items={node.items} />
              </details>
            ) : (
              <MenuLink node={node} className="menu-entry" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuList({ items }: { items: readonly MenuNode[] }) {
  return (
    <ul className="menu-list">
      {items.map((node) => (
        <li key={node.label} className="relative" data-featured={node.featured}>
          {node.items ? (
            <details data-hover name="submenu">
              <summary className="menu-item">
                {node.label}
                <span className="i-ph-caret-right menu-caret" aria-hidden="true" />
              </summary>
              <ul className="menu-list menu-side">
                {node.items.map((item) => (
                  <li key={item.label}>
                    <MenuLink node={item} className="menu-item" />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MenuLink node={node} className="menu-item" />
          )}
        </li>
      ))}
    </ul>
  )
}
