import type { ReactNode } from 'react'
import type { MenuNode } from '#content/menu.ts'
import { TextLink } from '#ui/rich-text.tsx'

export type LinkNode = Pick<MenuNode, 'label' | 'href' | 'note'>

export function MenuLink({
  node: { label, href = '/', note },
  className,
  children = note ? `${label} ${note}` : label,
}: {
  node: LinkNode
  className?: string
  children?: ReactNode
}) {
  return (
    <TextLink href={href} {...(className && { className })}>
      {children}
    </TextLink>
  )
}
