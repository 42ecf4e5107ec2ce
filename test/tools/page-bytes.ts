/** What a page makes a browser load first, counted from the page as served. Sizes are in bytes. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

export interface PageParts {
  /** Addresses of module scripts and preloads, in the page's order. */
  scripts: string[]
  /** The document without the element that was left out. */
  html: string
  /** Addresses of the font files that the page's text and styles call for. */
  fonts: string[]
}

/** @param leaveOut The id of an element that does not count, such as a post's body. */
export function readPage(html: string, leaveOut?: string): PageParts {
  const tree = fromHtml(html)
  const scripts = new Set<string>()
  const preloadedFonts: string[] = []
  let kept = html
  visit(tree, 'element', (element) => {
    const { src, href, rel, as, id } = element.properties
    if (element.tagName === 'script' && src) scripts.add(`${src}`)
    if (element.tagName === 'link' && `${rel}` === 'modulepreload') scripts.add(`${href}`)
    if (element.tagName === 'link' && `${rel}` === 'preload' && as === 'font') preloadedFonts.push(`${href}`)
    if (leaveOut && id === leaveOut) kept = without(html, element)
  })
  const fonts = new Set([...preloadedFonts, ...fontsOf(stylesOf(tree), textOf(tree))])
  return { scripts: [...scripts], html: kept, fonts: [...fonts] }
}

function without(html: string, { position }: Element): string {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) throw new Error('The element has no place in the page')
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

/** Faces whose family some style asks for and whose range holds a character of the text, whatever their weight or slant. */
function fontsOf(css: string, text: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face)
  const styles = css.replace(/@font-face\s*\{[^}]*\}/g, '')
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  return faces.flatMap((face) => {
    const family = face.match(/font-family:\s*["']?([^;"']+)/)?.[1]?.trim() ?? ''
    const file = face.match(/url\(["']?([^)"']+)/)?.[1]
    const ranges = face.match(/unicode-range:([^;]*)/)?.[1]?.split(',') ?? ['U+0-10FFFF']
    const called = styles.includes(family) && ranges.some((range) => codePoints.some((point) => inRange(range, point)))
    return called && file ? [file] : []
  })
}

function inRange(range: string, codePoint: number): boolean {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
  return codePoint >= parseInt(from.replaceAll('?', '0'), 16) && codePoint <= parseInt(to.replaceAll('?', 'F'), 16)
}

/** As static files are served: the best the format gives. */
export function scriptBytes(content: Uint8Array): number {
  return brotli(content, 11)
}

/** As pages are served: what is quick enough to do for each answer. */
export function htmlBytes(html: string): number {
  return brotli(Buffer.from(html), 5)
}

function brotli(content: Uint8Array, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** The paths of all routes, from the router's generated tree. */
export function routePaths(generated: string): string[] {
  const union = generated.match(/\n {2}to:([\s\S]*?)\n {2}id:/)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error('The generated route tree names no paths')
  return paths
}
