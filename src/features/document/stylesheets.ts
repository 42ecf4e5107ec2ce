/** The page's stylesheets. The server inlines the first page's styles. Later pages load their stylesheets. */

/**
 * Adds a disabled link for each stylesheet that the page contains, so that no chunk and no route loads it again. In development
 * the page contains no styles, so the links are not disabled.
 */
export function markStylesheets(): void {
  const { contains = '' } = document.querySelector<HTMLElement>('style[data-contains]')?.dataset ?? {}
  for (const href of contains.split(' ').filter(Boolean))
    document.head.appendChild(stylesheet(href, import.meta.env.PROD))
}

/** Adds a stylesheet unless the page already contains it, and waits until it loads. @throws Error if it does not load. */
export async function loadStylesheet(href: string): Promise<void> {
  if (import.meta.env.SSR || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const link = stylesheet(href, false)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(new Error(`Cannot load ${href}`))
  }
  document.head.appendChild(link)
  await promise
}

function stylesheet(href: string, disabled: boolean): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled, href })
}
