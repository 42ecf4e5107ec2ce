/** Adds a disabled <link> per inlined stylesheet, so that `loadStylesheet` skips the stylesheet. Does nothing in development. */
export function markStylesheets(): void {
  const { contains = '' } = document.querySelector<HTMLElement>('style[data-contains]')?.dataset ?? {}
  for (const href of contains.split(' ').filter(Boolean))
    document.head.appendChild(stylesheet(href, import.meta.env.PROD))
}

/** Waits until the stylesheet has loaded. Does nothing if the page already has it. @throws Error if loading fails. */
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
