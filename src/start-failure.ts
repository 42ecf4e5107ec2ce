/** Records on <html> whether the page's script has started: `data-started` is "yes" or "no". */
import { contactTexts } from '#shared/contact-texts'
import { FAILED, RELOAD } from '#shared/failure'

/**
 * An inline script that runs before the page's script. If the page's script does not load, or throws before it has
 * started, the page works as it does without JavaScript: CSS hides the controls that need it (`.needs-script`), and the
 * content of each <noscript> replaces it. That waits for the load event, after which the page's script cannot start.
 */
export const START_WATCH_SCRIPT =
  'addEventListener("error",function(e){var t=e.target,d=document.documentElement.dataset;if(!d.started&&(t==window||t.tagName=="SCRIPT"))d.started="no"},!0);addEventListener("load",function(){if(document.documentElement.dataset.started=="no")document.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})});'

export function markStarted(): void {
  document.documentElement.dataset.started = 'yes'
}

/** Replaces the page after an error that made React remove it. */
export function showStartFailure(error: unknown): void {
  reportError(error)
  // Waits until React has removed the page.
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
