/**
 * The data-started attribute of <html> is "no" in the server's HTML, "soon" after the page's first script, and "yes" once the code
 * runs. If the code fails before that, the page works as it does without JavaScript: src/theme/controls.css.
 */
import { FAILED, RELOAD, UNEXPECTED } from '#shared/failure.ts'

/** Runs before the page's code loads. Ignores images that fail to load. */
export const START_SCRIPT = `(d=>{d.started="soon";addEventListener("error",e=>{if(d.started=="soon"&&(e.target==window||e.target.localName=="script"))d.started="no"},true)})(document.documentElement.dataset)`

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
    page.innerHTML = `<title>${FAILED}</title><h1>${FAILED}</h1><p>${UNEXPECTED}</p><button>${RELOAD}</button>`
    const button = page.querySelector('button')
    button?.addEventListener('click', () => location.reload())
    button?.focus()
  })
}
