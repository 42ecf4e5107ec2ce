import './menu-link.css'
import type { MenuNode } from '#components/menu-tree'
import { TextLink } from '#components/rich-text'

export function MenuLink({
  node: { label, href = '/', external, note },
  className,
}: {
  node: MenuNode
  className?: string
}) {
  return (
    <TextLink href={href} {...(className && { className })}>
      {note ? `${label} ${note}` : label}
      {external ? (
        <span className="external">
          <span className="sr-only"> (another site)</span>
        </span>
      ) : null}
    </TextLink>
  )
}
