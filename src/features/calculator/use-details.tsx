import { useEffect, useState } from 'react'
import { lazyImport, whenLoaded } from '#browser/lazy-import.ts'

const load = lazyImport(() => import('./details.tsx'))

type Details = typeof import('./details.tsx')

/**
 * The loaded code that explains the result. It is cached, so that a returning visitor sees the explanation immediately
 * and the router can restore the scroll position.
 */
let loaded: Details | undefined

/**
 * Loads the code that explains the result when the visitor first interacts with the page.
 * @param isWanted If true, loads the code immediately, because the visitor already has a result.
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
