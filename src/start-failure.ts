/** How far the page's own script has come, kept on <html> as `data-started`: "yes", or "no" when it cannot start. */
import { contactTexts } from '#shared/contact-texts'
import { FAILED, RELOAD } from '#shared/failure'

/**
 * Runs in the page before the script it watches. A script that does not load, or throws before it has started, leaves
 * the server's page: whole, and used as without script, so only what needs script is to be hidden (`.needs-script`).
 */
export const START_WATCH_SCRIPT =
  'addEventListener("error",function(e){var t=e.target,d=document.documentElement.dataset;if(!d.started&&(t==window||t.tagName=="SCRIPT"))d.started="no"},!0);'

export function markStarted(): void {
  document.documentElement.dataset.started = 'yes'
}

/** React has taken the whole page down with the error: something must stand in its place, with a way on. */
export function showStartFailure(error: unknown): void {
  reportError(error)
  // Once React is through with the document.
  setTimeout(() => {
    const page = document.documentElement
    page.lang = 'en'
    page.style.cssText = 'color-scheme:light dark;font:1.1rem/1.6 system-ui;padding:15vh 10vw'
    page.innerHTML = `<title>${FAILED}</title><h1>${FAILED}</h1><p>${contactTexts.unexpected}</p><button>${RELOAD}</button>`
    const button = page.querySelector('button')
    button?.addEventListener('click', () => location.reload())
    button?.focus()
  })
}
