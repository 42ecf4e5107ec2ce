/** Imports code when it is first needed, and retries after a failed import. */

/** Minimum time between a failed request to the server and the next request, ms. Callers may call on every key press. */
const RETRY_PAUSE_MS = 2000

/**
 * @param load `() => import('…')`. If the caller also runs on the server, pass `import.meta.env.SSR ? undefined : load` to keep the
 * code out of the worker.
 * @returns a function that resolves to the code, or to undefined if it cannot be loaded now.
 */
export function lazyImport<Code>(load: (() => Promise<Code>) | undefined): () => Promise<Code | undefined> {
  let code: Promise<Code | undefined> | undefined
  let url: string | undefined
  let failures = 0
  let pauseEnd = 0

  function handleFailure(error: unknown): undefined {
    code = undefined
    failures += 1
    pauseEnd = navigator.onLine ? Date.now() + RETRY_PAUSE_MS : 0
    url ??= /\bhttps?:\S+\.js\b/.exec(`${error}`)?.[0]
  }

  return async () => {
    if (!load) return undefined
    if (!code && failures > 0 && (!navigator.onLine || Date.now() < pauseEnd)) return undefined
    // Chromium and Firefox cache a failed module under its URL and include the URL in the error. Safari loads the module again.
    code ??= (url ? import(/* @vite-ignore */ `${url}?${failures}`) : load()).then(
      // Undefined if src/features/errors/preload-failure.ts suppressed the error.
      (loaded) => loaded ?? handleFailure(undefined),
      handleFailure,
    )
    return code
  }
}

/**
 * Loads the code and passes it to `use`. After a failure, calls `onFailure` and retries whenever the browser comes back online.
 * @returns a function that cancels loading.
 */
export function whenLoaded<Code>(
  load: () => Promise<Code | undefined>,
  use: (code: Code) => void,
  onFailure: () => void = () => {},
): () => void {
  let isCanceled = false
  async function attempt() {
    const code = await load()
    if (isCanceled) return
    if (code) return use(code)
    onFailure()
    addEventListener('online', attempt, { once: true })
  }
  void attempt()
  return () => {
    isCanceled = true
    removeEventListener('online', attempt)
  }
}
