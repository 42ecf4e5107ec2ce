import type { ReactNode } from 'react'
import { TextLink } from '#ui/rich-text.tsx'
import type { MenuNode } from './menu-tree.tsx'

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
