import { Link, useRouteContext } from '@tanstack/react-router'
import { Fragment } from 'react'
import { fillIn, type TextPart, textParts } from '#shared/text-parts'

/** A text of the copy: its links become links, and {brand}, {email} and {phone} the brand's own. */
export function RichText({ text }: { text: string }) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand })
  return textParts(fillIn(text, brand)).map((part) => <Part key={`${part.at}`} part={part} />)
}

function Part({ part: { text, href, unbroken } }: { part: TextPart }) {
  if (unbroken) return <span className="whitespace-nowrap">{text}</span>
  if (href === undefined) return <Fragment>{text}</Fragment>
  return <TextLink href={href}>{text}</TextLink>
}

/** A link inside the site is followed by the router, one that leaves it is a plain link. */
export function TextLink({ href, children, className }: { href: string; children: string; className?: string }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className} rel="noopener">
        {children}
      </a>
    )
  const [path = '/', hash] = href.split('#')
  return (
    <Link to={path} {...(hash && { hash })} className={className}>
      {children}
    </Link>
  )
}
