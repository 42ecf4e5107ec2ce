/** The page's code records on <html> that it has started: `data-started` is "yes". src/start-script.ts sets "no". */
import { FAILED, RELOAD, UNEXPECTED } from '#shared/failure'

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
