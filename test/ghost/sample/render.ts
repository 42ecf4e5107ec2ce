/** What Ghost does to a body between the writer and the Content API. Patterns are enough: the fixtures are our own. */

export function renderBody(html: string, url: string): string {
  return addReferrer(wrapTables(addHeadingIds(html)).replaceAll('__GHOST_URL__', url), url)
}

/** Ghost makes its own ids, whatever the writer's HTML said: an apostrophe is left percent-encoded. */
function addHeadingIds(html: string): string {
  const seen = new Map<string, number>()
  return html.replace(/<(h[1-6])(?: id="[^"]*")?>(.*?)<\/\1>/gs, (_, tag: string, inner: string) => {
    const id = slugify(unescapeHtml(inner.replace(/<[^>]+>/g, '')))
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return `<${tag} id="${count === 0 ? id : `${id}-${count}`}">${inner}</${tag}>`
  })
}

function slugify(text: string): string {
  const words = text.trim().toLowerCase()
  const plain = words.replace(/[\][!"#$%&'()*+,./:;<=>?@\\^_{|}~]/g, '').replace(/\s+/g, '-')
  return encodeURIComponent(plain.replace(/^-|-{2,}|-$/g, ''))
}

/** Tables have no card of their own; Ghost keeps each as a piece of raw HTML. */
function wrapTables(html: string): string {
  const wrap = (table: string) => `\n<!--kg-card-begin: html-->\n${table}\n<!--kg-card-end: html-->\n`
  return html.replace(/\n?<table[\s\S]*?<\/table>\n?/g, (table) => wrap(table.trim()))
}

/** Links that leave the site carry its host in `ref`. */
function addReferrer(html: string, url: string): string {
  const host = new URL(url).hostname
  return html.replace(/(<a\b[^>]*\shref=")(https?:[^"]+)"/g, (whole, before: string, href: string) => {
    if (href.startsWith(url)) return whole
    const target = new URL(href.replaceAll('&amp;', '&'))
    if (['ref', 'source', 'utm_source'].some((name) => target.searchParams.has(name))) return whole
    const page = target.href.replace(/#.*$/, '')
    return `${before}${escapeAmp(`${page}${target.search ? '&' : '?'}ref=${host}${target.hash}`)}"`
  })
}

/** Close to Ghost's plain text: what excerpts are cut from. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(figcaption|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<h[1-6]\b[^>]*>/g, '\n\n\n')
    .replace(/<\/(h[1-6]|p|ul|ol|blockquote|pre|table|figure)>/g, '\n\n')
    .replace(/<(p|ul|ol|blockquote|pre|table|figure)\b[^>]*>/g, (tag) => `\n\n${tag === '<ol>' ? '<ol>' : ''}`)
    .replace(/<li\b[^>]*>/g, '\n * ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
  return unescapeHtml(text)
    .replace(/ *\n */g, '\n')
    .replace(/^\* /gm, ' * ')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** Ghost's own count: 275 words a minute, 12 seconds for the first picture and one less for each further one. */
export function readingMinutes(html: string, hasFeatureImage: boolean): number {
  const words = html.replace(/<[^>]+>/g, ' ').match(/[a-zA-ZÀ-ÿ0-9_]+/g)?.length ?? 0
  const pictures = (html.match(/<img\b/g)?.length ?? 0) + (hasFeatureImage ? 1 : 0)
  let seconds = (words / 275) * 60
  for (let i = 12; i > 12 - pictures; i--) seconds += Math.max(i, 3)
  return Math.round(seconds / 60)
}

function escapeAmp(text: string): string {
  return text.replaceAll('&', '&amp;')
}

function unescapeHtml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (named[name] ?? whole),
  )
}
