/** Asks once about optional widgets, and lets the answer be changed. Loaded only where a widget is configured. */
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { consentTexts } from '#shared/consent-texts'
import { type Consent, decide, isRefusedByBrowser, onDecision, readConsent } from '#widgets/consent'
import { idle } from '#widgets/idle'
import { isAnyWidgetStarted, startWidgets } from '#widgets/start'
import '../theme/consent.css'

function useConsent(): Consent | undefined {
  return useSyncExternalStore(onDecision, readConsent, () => undefined)
}

/** In the page's flow, at its end, and no dialog: it takes no focus, and what is focused is scrolled clear of it. */
export function ConsentBanner() {
  const widgets = useRouteContext({ from: '__root__', select: ({ page }) => page.widgets })
  const consent = useConsent()
  useEffect(() => {
    if (!widgets || consent !== 'accepted') return
    // The answer may be another by then.
    void idle().then(() => (readConsent() === 'accepted' ? startWidgets(widgets) : undefined))
  }, [consent, widgets])
  if (consent || !widgets) return null
  return (
    <section aria-label={consentTexts.heading} className="consent-banner">
      <p>
        {consentTexts.question(widgets)} <Link to="/cookies">{consentTexts.more}</Link>
      </p>
      <Answers />
    </section>
  )
}

/** On the cookies page. */
export function ConsentControl() {
  const consent = useConsent()
  return (
    <section className="consent-control" aria-labelledby="consent-heading">
      <h2 id="consent-heading" className="mb-5 text-2xl font-bold">
        {consentTexts.heading}
      </h2>
      <p role="status">{isRefusedByBrowser() ? consentTexts.refused : consentTexts[consent ?? 'unanswered']}</p>
      {isRefusedByBrowser() ? null : <Answers />}
    </section>
  )
}

function Answers() {
  return (
    <p className="consent-answers">
      <button type="button" className="button-quiet" onClick={() => decide('accepted')}>
        {consentTexts.accept}
      </button>
      <button type="button" className="button-quiet" onClick={decline}>
        {consentTexts.decline}
      </button>
    </p>
  )
}

function decline() {
  decide('declined')
  // A script that runs cannot be taken back: only another page is without it.
  if (isAnyWidgetStarted()) location.reload()
}
