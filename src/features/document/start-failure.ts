/**
 * `<html data-started>` is "no" in the server's HTML, "soon" after the page's first script has run, and "yes" once the app
 * runs. If the app fails to start, the page works as it does without JavaScript. See src/theme/script-state.css.
 */
import { FAILED, RELOAD, UNEXPECTED } from '#shared/failure.ts'

/** Inline script that runs before the app's code. Sets data-started to "no" if a script fails before the app starts. */
export const START_SCRIPT = `(d=>{d.started="soon";addEventListener("error",e=>{if(d.started=="soon"&&(e.target==window||e.target.localName=="script"))d.started="no"},true)})(document.documentElement.dataset)`

export function markStarted(): void {
  document.documentElement.dataset.started = 'yes'
}

export function showStartFailure(error: unknown): void {
  reportError(error)
  // Waits until React has removed the page's elements.
  setTimeout(() => {
    const page = document.documentElement
    page.lang = 'en'
    page.style.cssText = 'color-scheme:light dark;font:1.1rem/1.6 system-ui;padding:15vh 10vw'
    page.innerHTML = `<title>${FAILED}</title><h1>${FAILED}</h1><p>${UNEXPECTED}</p><button>${RELOAD}</button>`
    const button = page.querySelector('button')
    button?.addEventListener('click', () => location.reload())
    button?.focus()
  })
}
