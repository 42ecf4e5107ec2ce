/**
 * The inline script that starts the page's code. Before the first paint it only listens. Then it loads the stylesheet and the
 * code with low priority, and runs the code chunk by chunk when the browser is idle or at the visitor's first interaction.
 *
 * If the code does not load, or throws before it has started, the page works as it does without JavaScript: CSS hides the
 * controls that need it (`.needs-script`), and the content of each <noscript> replaces it.
 */

/** Name of the global list of clicks and changes that came before the end of the hydration. See src/early-events.ts. */
export const EARLY_EVENTS = '$earlyEvents'

/** The code runs when the browser is idle, or this long after the first paint, ms. */
export const IDLE_WAIT_MS = 2000
/** The code loads after this many frames if the browser does not report the first paint. */
const MAX_FRAMES = 60

/** A click on a button or a change of a field, and whether the visitor left the field checked. */
export type EarlyEvent = readonly [control: HTMLElement, isChecked: boolean | undefined]

export interface StartFiles {
  /** The whole stylesheet. The page contains only the rules that it uses. */
  stylesheet: string
  /** The chunks of the entry in the order of their imports. */
  entry: readonly string[]
  /** Further chunks that the page needs. */
  page: readonly string[]
}

const SETTINGS = { earlyEvents: EARLY_EVENTS, idleWaitMs: IDLE_WAIT_MS, maxFrames: MAX_FRAMES } as const

export function startScript(files: StartFiles): string {
  return `(${start})(${JSON.stringify(files)},${JSON.stringify(SETTINGS)});`
}

/** Runs in the page as text, so it can use its parameters only, and no other name of this module. */
function start({ stylesheet, entry, page }: StartFiles, { earlyEvents, idleWaitMs, maxFrames }: typeof SETTINGS) {
  const root = document.documentElement
  let frames = 0
  let isWanted = false
  let hasBegun = false
  let styled: Promise<unknown> | undefined
  const events: EarlyEvent[] = []
  window[earlyEvents] = events

  function load(rel: string, href: string): Promise<unknown> {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    link.fetchPriority = 'low'
    const ended = new Promise((resolve) => {
      link.onload = link.onerror = resolve
    })
    document.head.appendChild(link)
    return ended
  }

  function showWithoutScript() {
    for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent
  }

  function fail(error: unknown) {
    reportError(error)
    if (root.dataset.started) return
    root.dataset.started = 'no'
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showWithoutScript)
    else showWithoutScript()
  }

  async function run() {
    if (hasBegun) return
    hasBegun = true
    try {
      await styled
      for (const file of entry) {
        await import(/* @vite-ignore */ file)
        // The browser responds between the chunks.
        await new Promise((resolve) => setTimeout(resolve))
      }
    } catch (error) {
      fail(error)
    }
  }

  function loadFiles() {
    styled = load('stylesheet', stylesheet)
    for (const file of [...entry, ...page]) load('modulepreload', file)
    // Safari does not support requestIdleCallback.
    if (isWanted) run()
    else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleWaitMs })
    else setTimeout(run)
  }

  function waitForPaint() {
    frames++
    const isParsed = document.readyState !== 'loading'
    const isPainted =
      frames > maxFrames ||
      !('PerformancePaintTiming' in window) ||
      performance.getEntriesByName('first-contentful-paint').length > 0
    if (isParsed && isPainted) setTimeout(loadFiles)
    else requestAnimationFrame(waitForPaint)
  }

  function onInteraction() {
    isWanted = true
    if (styled) run()
  }

  function keep(control: EventTarget | null) {
    if (window[earlyEvents] && control) events.push([control as HTMLElement, (control as HTMLInputElement).checked])
  }

  requestAnimationFrame(waitForPaint)
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, onInteraction, { capture: true, once: true })
  addEventListener('click', ({ target }) => keep((target as Element).closest('button[type=button]')), true)
  addEventListener('input', ({ target }) => keep(target), true)
}

declare global {
  interface Window {
    [EARLY_EVENTS]?: EarlyEvent[] | undefined
  }
}
