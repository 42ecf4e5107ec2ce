/** Asks for consent to optional widgets, and lets the visitor change this choice later. Loads only if a widget is configured. */
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { idle } from '#browser/idle.ts'
import { type Consent, decide, onDecision, readConsent } from './consent.ts'
import { consentTexts } from './consent-texts.ts'
import { isRefusedByBrowser } from './refusal.ts'
import { isAnyWidgetStarted, startWidgets } from './start.ts'

function useConsent(): Consent | undefined {
  return useSyncExternalStore(onDecision, readConsent, () => undefined)
}

/** Unlike a dialog, the banner does not take focus or cover the focused element. In a tall window, it sticks to the bottom. */
export function ConsentBanner() {
  const widgets = useRouteContext({ from: '__root__', select: ({ page }) => page.widgets })
  const consent = useConsent()
  useEffect(() => {
    if (!widgets || consent !== 'accepted') return
    // Reads the visitor's consent again, because the visitor may have changed it while the page was loading.
    void idle().then(() => (readConsent() === 'accepted' ? startWidgets(widgets) : undefined))
  }, [consent, widgets])
  if (consent || !widgets) return null
  return (
    <section
      aria-label={consentTexts.heading}
      className="consent-banner no-print bottom-0 z-10 flex flex-wrap items-center justify-center gap-x-8 gap-y-4 px-5 py-4 bg-surface border-t-[length:var(--rule)] border-line max-sm:gap-x-4 max-sm:gap-y-[.6rem] max-sm:py-3 max-sm:text-[.9rem] max-sm:leading-[1.4] [@media(height>=32rem)]:sticky"
    >
      <p className="max-w-[60ch]">
        {consentTexts.question(widgets)}{' '}
        <Link to="/cookies" className="underline">
          {consentTexts.more}
        </Link>
      </p>
      <ConsentButtons />
    </section>
  )
}

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
  // After the visitor withdraws consent, reloads the page, because a running third-party script cannot be removed.
  if (isAnyWidgetStarted()) location.reload()
}
