/**
 * Collects links to official sources, such as irs.gov, from the site's copy. Skips the links in src/brands/, which are about
 * the firm.
 */
import { isReserved } from './placeholders.ts'

export interface Link {
  href: string
  /** The first file that contains the link. */
  file: string
}

const modules = import.meta.glob<object>('../../src/{catalog,content,tax}/**/*.ts', { eager: true })
const URLS = /https:\/\/[^\s()]+/g

/** Returns each link once, without its fragment. Omits links that are built by functions. */
export function authorityLinks(): Link[] {
  const files = new Map<string, string>()
  for (const [file, module] of Object.entries(modules))
    for (const url of textsIn(module).flatMap((text) => text.match(URLS) ?? [])) {
      const href = url.replace(/#.*/, '')
      if (!files.has(href) && !isReserved(href)) files.set(href, file.replace('../../', ''))
    }
  return [...files].map(([href, file]) => ({ href, file }))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
