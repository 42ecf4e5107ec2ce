import { Link, useRouteContext } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { isOmitted } from '#shared/menu.ts'
import { fillIn, type TextPart, textParts } from '#shared/text-parts.ts'

/** Converts `[label](href)` to links, and replaces {brand}, {email}, {phone}, {days}, {reply} and {service:id} with values. */
export function RichText({ text }: { text: string }) {
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  return textParts(fillIn(text, page)).map((part) => <Part key={`${part.at}`} part={part} />)
}

/** Renders text without links. Form names and numbers, such as "Form 1040", do not break across lines. */
export function Unbroken({ text }: { text: string }) {
  return textParts(text, false).map((part) => <Part key={`${part.at}`} part={part} />)
}

function Part({ part: { text, href, unbroken } }: { part: TextPart }) {
  if (unbroken) return <span className="whitespace-nowrap">{text}</span>
  if (href === undefined) return <Fragment>{text}</Fragment>
  return <TextLink href={href}>{text}</TextLink>
}

/** Marks a link as current only on the linked page itself, not on its subpages. */
const EXACT = { exact: true }

interface TextLinkProps {
  href: string
  children: ReactNode
  className?: string
  /** Language of the label and the linked page. Undefined for English. */
  lang?: string | undefined
}

/** Renders a router link for an internal path. If the brand does not offer the linked service, renders only the label. */
export function TextLink({ href, children, className, lang }: TextLinkProps) {
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const label = typeof children === 'string' ? <Unbroken text={children} /> : children
  if (isOmitted(menu, href)) return label
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className} rel="noopener" lang={lang} hrefLang={lang}>
        {label}
      </a>
    )
  const [path = '/', hash] = href.split('#')
  return (
    <Link to={path} {...(hash && { hash })} activeOptions={EXACT} className={className}>
      {label}
    </Link>
  )
}
