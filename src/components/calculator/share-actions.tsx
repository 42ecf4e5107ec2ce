import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { type ScenarioPair, writeFragment } from '#calculator/fragment'
import { ContactLink } from '#components/contact-link'
import { isOmitted, serviceLink } from '#shared/menu'

/** The service that a visitor asks about, unless the brand omits it. */
const SERVICES = ['personal-tax', 'business-tax']

export function ShareActions({ current, baseline, onReset }: ScenarioPair & { onReset(): void }) {
  const [status, setStatus] = useState('')
  const [link, setLink] = useState<string>()
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const url = `${location.href.split('#')[0]}#${writeFragment({ current, baseline })}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('Link copied.')
    } catch {
      // The browser or the visitor forbids clipboard access, so the visitor copies the link by hand.
      setLink(url)
      setStatus('Your browser did not allow copying. Select the link below and copy it.')
    }
  }
  return (
    <section aria-labelledby="calc-share" className="no-print">
      <h2 id="calc-share" className="section-heading">
        Save or share your estimate
      </h2>
      <p className="calc-note">
        The link contains the numbers you entered{baseline ? ' for A and B' : ''}. Only people you give it to can see
        them. Opening the link does not send them to us.
      </p>
      <p className="calc-buttons">
        <ContactLink service={SERVICES.find((id) => !isOmitted(menu, serviceLink(id)))} estimate={url}>
          Talk to Us About This Result
        </ContactLink>
        <button type="button" className="button-quiet" onClick={copy}>
          Copy Link
        </button>
        <button type="button" className="button-quiet" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button-quiet" onClick={onReset}>
          Start Over
        </button>
      </p>
      <p role="status">{status}</p>
      {link ? <input className="field calc-link" aria-label="Link to your estimate" readOnly value={link} /> : null}
      <p className="calc-note">The contact form sends these numbers only if you check its box to add the link.</p>
    </section>
  )
}
