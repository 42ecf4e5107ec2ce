import { brotliCompressSync, constants } from 'node:zlib'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

export interface PageParts {
  scripts: string[]
  html: string
  fonts: string[]
}

/** @param excludedId Id of an element to leave out of `html`, such as a post's body. @throws Error if no element has this id. */
export function readPage(html: string, excludedId?: string): PageParts {
  const tree = fromHtml(html)
  const scripts = new Set<string>()
  const preloadedFonts: string[] = []
  let excluded: Element | undefined
  visit(tree, 'element', (element) => {
    const { src, href, rel, as, id } = element.properties
    if (element.tagName === 'script' && src) scripts.add(`${src}`)
    if (element.tagName === 'link' && `${rel}` === 'modulepreload') scripts.add(`${href}`)
    if (element.tagName === 'link' && `${rel}` === 'preload' && as === 'font') preloadedFonts.push(`${href}`)
    if (excludedId && id === excludedId) excluded = element
  })
  const fonts = new Set([...preloadedFonts, ...fontsOf(stylesOf(tree), textOf(tree))])
  return { scripts: [...scripts], html: excludedId ? without(html, excludedId, excluded) : html, fonts: [...fonts] }
}

function without(html: string, id: string, element: Element | undefined): string {
  const { start, end } = element?.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) throw new Error(`The page has no element #${id}`)
  return html.slice(0, start.offset) + html.slice(end.offset)
}

function stylesOf(tree: Root): string {
  let css = ''
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName === 'style') for (const child of children) if (child.type === 'text') css += `${child.value}\n`
  })
  return css
}

function textOf(tree: Root): string {
  let text = ''
  visit(tree, 'text', ({ value }, _index, parent) => {
    const hidden = parent && 'tagName' in parent && (parent.tagName === 'script' || parent.tagName === 'style')
    if (!hidden) text += value
  })
  return text
}

/**
 * Returns the font files that a page loads. A font file is loaded if the CSS uses its family and the text contains one
 * of its characters. Ignores font weight and style.
 */
function fontsOf(css: string, text: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face)
  const styles = css.replace(/@font-face\s*\{[^}]*\}/g, '')
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  return faces.flatMap((face) => {
    const family = face.match(/font-family:\s*["']?([^;"']+)/)?.[1]?.trim() ?? ''
    const file = face.match(/url\(["']?([^)"']+)/)?.[1]
    const ranges = face.match(/unicode-range:([^;]*)/)?.[1]?.split(',') ?? ['U+0-10FFFF']
    const used = styles.includes(family) && ranges.some((range) => codePoints.some((point) => inRange(range, point)))
    return used && file ? [file] : []
  })
}

function inRange(range: string, codePoint: number): boolean {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
  return codePoint >= parseInt(from.replaceAll('?', '0'), 16) && codePoint <= parseInt(to.replaceAll('?', 'F'), 16)
}

/** Returns the compressed size in bytes. Uses the highest brotli quality, because static files are compressed only once. */
export function scriptBytes(content: Uint8Array): number {
  return brotliBytes(content, 11)
}

/** Returns the compressed size in bytes. Uses a low brotli quality, because pages are compressed for each response. */
export function htmlBytes(html: string | Uint8Array): number {
  return brotliBytes(typeof html === 'string' ? Buffer.from(html) : html, 5)
}

function brotliBytes(content: Uint8Array, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

export function routePaths(generated: string): string[] {
  const union = generated.match(/\n {2}to:([\s\S]*?)\n {2}id:/)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error('The generated route tree has no paths. Run the build to generate it again.')
  return paths
}
