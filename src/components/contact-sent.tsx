import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { RichText } from '#components/rich-text'
import { clearDraft } from '#queries/contact-draft'
import { contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'

interface Props {
  /** The number of the inquiry. Undefined if the response had none. */
  reference: string | undefined
  /** Shows a new form. Undefined if a form without JavaScript redirected here. */
  onAgain: (() => void) | undefined
}

/** The thank-you panel that replaces the form. It takes the focus if the message was sent from this page. */
export function ContactSent({ reference, onAgain }: Props) {
  const { domain, brand } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const isSentHere = onAgain !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    clearDraft()
    if (isSentHere) panel.current?.focus()
  }, [isSentHere])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="callout max-w-xl">
      <h3 className="mb-4 text-lead font-bold">{contactTexts.thanksTitle}</h3>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          <RichText text={contactTexts.thanksRead} />
        </li>
        <li>
          {contactTexts.thanksReply} {brand.contact.replyTime}
        </li>
      </ol>
      {reference ? (
        <p className="mt-4">
          {contactTexts.thanksReference}{' '}
          <strong className="whitespace-nowrap [font-variant-numeric:tabular-nums]">{reference}</strong>.{' '}
          {contactTexts.thanksCall}
        </p>
      ) : null}
      <a
        href={withDomain('/contact', domain)}
        // A visitor who was redirected follows the link, because a reload of this page would clear the next draft.
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
