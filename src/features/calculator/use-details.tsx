/** Loads the code that explains the result, so that it does not slow down the first view of the form. */
import { useEffect, useState } from 'react'
import { lazyImport, whenLoaded } from '#browser/lazy-import.ts'

const load = lazyImport(() => import('./details.tsx'))

type Details = typeof import('./details.tsx')

/** Cached, so that a returning visitor sees the details at once and the router can restore the scroll position. */
let loaded: Details | undefined

/**
 * Loads the code at the first interaction with the page.
 * @param isWanted True if the visitor already has a result: loads the code at once.
 * @returns `details` is undefined until the code has loaded.
 */
export function useDetails(isWanted: boolean): { details: Details | undefined; hasFailed: boolean } {
  const [details, setDetails] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (details) return
    const stop = new AbortController()
    let cancel = () => {}
    function start() {
      stop.abort()
      cancel = whenLoaded(load, use, () => setHasFailed(true))
    }
    function use(code: Details) {
      loaded = code
      setDetails(code)
    }
    if (isWanted) start()
    else
      for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
        addEventListener(type, start, { signal: stop.signal, passive: true })
    return () => {
      stop.abort()
      cancel()
    }
  }, [details, isWanted])
  return { details, hasFailed }
}
