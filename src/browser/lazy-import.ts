/** Imports code when it is first needed. If the import fails, a later call retries it. */

/** Minimum delay in ms between a failed import and the next attempt. Callers may retry on every keystroke. */
const RETRY_PAUSE_MS = 2000

/**
 * @param load A function such as `() => import('…')`. Code that also runs on the server must pass
 * `import.meta.env.SSR ? undefined : load`, so that the worker does not contain the imported code.
 * @returns a function that resolves to the code, or to undefined if the code fails to load.
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
    // Chromium and Firefox cache failed imports by URL, so a retry adds a new query to the URL in the browser's error
    // message. Safari's error message has no URL, so Safari retries the original URL.
    code ??= (url ? import(/* @vite-ignore */ `${url}?${failures}`) : load()).then(
      // `loaded` is undefined if the import failed and src/features/errors/preload-failure.ts suppressed the error.
      (loaded) => loaded ?? handleFailure(undefined),
      handleFailure,
    )
    return code
  }
}

/**
 * Passes the imported code to `use`. If the import fails, calls `onFailure` and retries once the browser is online.
 * @returns a function that cancels further calls and retries.
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
