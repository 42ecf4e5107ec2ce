import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { clearDraft } from '#queries/contact-draft'
import { contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'

interface Props {
  /** It was sent just now: the focus goes here, and on asking for another one the form comes back in its place. */
  onAgain: (() => void) | undefined
}

/** The thanks in the form's place. */
export function ContactSent({ onAgain }: Props) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const isNews = onAgain !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    clearDraft()
    if (isNews) panel.current?.focus()
  }, [isNews])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="max-w-xl border-l-4 border-brand bg-surface p-6">
      <p className="text-lg font-bold">{contactTexts.successTitle}</p>
      <p>{contactTexts.successDescription}</p>
      <a
        href={withDomain('/contact', domain)}
        // Else the link is followed: at an address that gives thanks a reload would clear the next draft.
        onClick={(event) => {
          if (!onAgain) return
          event.preventDefault()
          onAgain()
        }}
        className="button-quiet mt-4"
      >
        {contactTexts.sendAnother}
      </a>
    </div>
  )
}
