/** Asks for consent to optional widgets, and lets visitors change their decision. Loads only if a widget is configured. */
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { idle } from '#browser/idle.ts'
import { type Consent, decide, onDecision, readConsent } from './consent.ts'
import { consentTexts } from './consent-texts.ts'
import { isRefusedByBrowser } from './refusal.ts'
import { isAnyWidgetStarted, startWidgets } from './start.ts'
import './consent-banner.css'

function useConsent(): Consent | undefined {
  return useSyncExternalStore(onDecision, readConsent, () => undefined)
}

/** Part of the page, not a dialog. The banner does not take the focus, and CSS keeps the focused element from being covered. */
export function ConsentBanner() {
  const widgets = useRouteContext({ from: '__root__', select: ({ page }) => page.widgets })
  const consent = useConsent()
  useEffect(() => {
    if (!widgets || consent !== 'accepted') return
    // The visitor may have changed the decision while the page was loading.
    void idle().then(() => (readConsent() === 'accepted' ? startWidgets(widgets) : undefined))
  }, [consent, widgets])
  if (consent || !widgets) return null
  return (
    <section aria-label={consentTexts.heading} className="consent-banner no-print">
      <p className="max-w-[60ch]">
        {consentTexts.question(widgets)} <Link to="/cookies">{consentTexts.more}</Link>
      </p>
      <ConsentButtons />
    </section>
  )
}

/** The consent control on the cookies page. */
export function ConsentControl() {
  const consent = useConsent()
  return (
    <section className="mt-14" aria-labelledby="consent-heading">
      <h2 id="consent-heading" className="mb-5 text-heading font-bold">
        {consentTexts.heading}
      </h2>
      <p role="status">{isRefusedByBrowser() ? consentTexts.refused : consentTexts[consent ?? 'unanswered']}</p>
      {isRefusedByBrowser() ? null : <ConsentButtons className="mt-5" />}
    </section>
  )
}

function ConsentButtons({ className = '' }) {
  return (
    <p className={`flex gap-3 sm:flex-wrap ${className}`}>
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
  // Reloads the page, because a running script cannot be removed.
  if (isAnyWidgetStarted()) location.reload()
}
