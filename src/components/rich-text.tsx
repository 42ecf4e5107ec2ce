import { Link, useRouteContext } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { fillIn, type TextPart, textParts } from '#shared/text-parts'

/** A text of the copy: its links become links, and {brand}, {email} and {phone} the brand's own. */
export function RichText({ text }: { text: string }) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand })
  return textParts(fillIn(text, brand)).map((part) => <Part key={`${part.at}`} part={part} />)
}

/** A title or other text without links: form names and numbers in it stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return textParts(text, false).map((part) => <Part key={`${part.at}`} part={part} />)
}

function Part({ part: { text, href, unbroken } }: { part: TextPart }) {
  if (unbroken) return <span className="whitespace-nowrap">{text}</span>
  if (href === undefined) return <Fragment>{text}</Fragment>
  return <TextLink href={href}>{text}</TextLink>
}

/** The page itself, not those below it. */
const EXACT = { exact: true }

/** A link inside the site is followed by the router, one that leaves it is a plain link. */
export function TextLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className} rel="noopener">
        {children}
      </a>
    )
  const [path = '/', hash] = href.split('#')
  return (
    <Link to={path} {...(hash && { hash })} activeOptions={EXACT} className={className}>
      {children}
    </Link>
  )
}
