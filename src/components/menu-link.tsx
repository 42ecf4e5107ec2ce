import type { ReactNode } from 'react'
import type { MenuNode } from '#components/menu-tree.tsx'
import { TextLink } from '#components/rich-text.tsx'

/** @param children Replaces the label. */
export function MenuLink({
  node: { label, href = '/', note },
  className,
  children = note ? `${label} ${note}` : label,
}: {
  node: MenuNode
  className?: string
  children?: ReactNode
}) {
  return (
    <TextLink href={href} {...(className && { className })}>
      {children}
    </TextLink>
  )
}
