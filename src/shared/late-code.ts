/** Code that is fetched once it is wanted, and asked for again after a failure. */

/** ms. As long nothing is asked of a server that has just failed: a caller may ask with each key. */
const PAUSE_MS = 2000

/** @returns a function that resolves to the code, or to undefined where it cannot be had for now: offline, or gone. */
export function lateCode<Code>(load: () => Promise<Code>): () => Promise<Code | undefined> {
  let code: Promise<Code | undefined> | undefined
  let address: string | undefined
  let failures = 0
  let pauseEnd = 0

  function fail(error: unknown): undefined {
    code = undefined
    failures += 1
    pauseEnd = navigator.onLine ? Date.now() + PAUSE_MS : 0
    const [file, ending] = /\bhttps?:\S+\.(css|js)\b/.exec(`${error}`) ?? []
    if (ending === 'js') address ??= file
    // Vite takes a sheet whose link is there for loaded.
    else for (const link of document.querySelectorAll('link')) if (link.href === file) link.remove()
  }

  return async () => {
    if (!code && failures > 0 && (!navigator.onLine || Date.now() < pauseEnd)) return undefined
    // Chromium and Firefox remember by its address that a module failed, and name the address; Safari asks anew.
    code ??= (address ? import(/* @vite-ignore */ `${address}?${failures}`) : load()).catch(fail)
    return code
  }
}
