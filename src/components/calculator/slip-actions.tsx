import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { type ScenarioPair, writeFragment } from '#calculator/fragment'
import { ContactLink } from '#components/contact-link'
import { PrintButton } from '#components/slip'
import { isOmitted, serviceLink } from '#shared/menu'

/** The service that a visitor asks about, unless the brand omits it. */
const SERVICES = ['personal-tax', 'business-tax']

export function SlipActions(pair: ScenarioPair) {
  const [status, setStatus] = useState('')
  const [link, setLink] = useState<string>()
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const url = `${location.href.split('#')[0]}#${writeFragment(pair)}`
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
    <>
      <button type="button" className="button-quiet" onClick={copy}>
        Copy Link
      </button>
      <PrintButton />
      <ContactLink service={SERVICES.find((id) => !isOmitted(menu, serviceLink(id)))} estimate={url}>
        Talk to Us<span className="sr-only"> About This Result</span>
      </ContactLink>
      <p role="status">{status}</p>
      {link ? <input className="field" aria-label="Link to your estimate" readOnly value={link} /> : null}
      <p>We get your numbers only if you send us the link.</p>
    </>
  )
}
