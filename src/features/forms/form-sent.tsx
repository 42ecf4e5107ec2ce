import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { contactTexts } from '#shared/contact-texts.ts'
import { withDomain } from '#shared/links.ts'
import { RichText } from '#ui/rich-text.tsx'
import type { FormKind } from './send-form.ts'

interface Props {
  kind: FormKind
  reference: string | undefined
  /** Shows a new form for another message. Undefined if the first message was sent without JavaScript. */
  onAgain: (() => void) | undefined
}

export function FormSent({ kind, reference, onAgain }: Props) {
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const { path, texts } = kind
  const isSentHere = onAgain !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    kind.clear()
    if (isSentHere) panel.current?.focus()
  }, [kind, isSentHere])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="callout max-w-xl">
      <h3 className="mb-4 text-lead font-bold">{texts.thanksTitle}</h3>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          <RichText text={texts.thanksRead} />
        </li>
        <li>
          <RichText text={texts.thanksReply} />
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
        href={withDomain(path, domain)}
        // After a submission without JavaScript, the URL contains the reference number. The link removes this number.
        // Otherwise, a reload would show the thank-you panel again, and the panel would delete the draft of the next
        // message.
        onClick={(event) => {
          if (!onAgain) return
          event.preventDefault()
          onAgain()
        }}
        className="button-quiet mt-4"
      >
        {texts.sendAnother}
      </a>
    </div>
  )
}
