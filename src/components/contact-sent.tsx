import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { clearDraft } from '#queries/contact-draft'
import { contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'

interface Props {
  /** Shows a new form. Undefined if a form without JavaScript redirected here. */
  onAgain: (() => void) | undefined
}

/** The thank-you panel that replaces the form. It takes the focus if the message was sent from this page. */
export function ContactSent({ onAgain }: Props) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const isSentHere = onAgain !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    clearDraft()
    if (isSentHere) panel.current?.focus()
  }, [isSentHere])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="max-w-xl border-l-4 border-brand bg-surface p-6">
      <p className="text-lg font-bold">{contactTexts.successTitle}</p>
      <p>{contactTexts.successDescription}</p>
      <a
        href={withDomain('/contact', domain)}
        // A visitor who was redirected follows the link, because a reload of /contact?sent=1 would clear the next draft.
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
