/** Regular expressions are enough to process HTML here because the fixtures contain only simple HTML. */

const RAW_BEGIN = '<!--kg-card-begin: html-->'
const RAW_END = '<!--kg-card-end: html-->'
const RAW_CARD = new RegExp(`(${RAW_BEGIN}[\\s\\S]*?${RAW_END})`)

export function renderBody(html: string, url: string): string {
  const blocks = html
    .split(RAW_CARD)
    .map((part) => (part.includes(RAW_BEGIN) ? `\n${part.trim()}\n` : wrapTables(joinBlocks(addHeadingIds(part)))))
  return addReferrer(blocks.join('').replaceAll('__GHOST_URL__', url), url)
}

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

/** Ghost has no table card, so it wraps each table in an HTML card. */
function wrapTables(html: string): string {
  const wrap = (table: string) => `\n${RAW_BEGIN}\n${table}\n${RAW_END}\n`
  return html.replace(/\s*<table[\s\S]*?<\/table>\s*/g, (table) => wrap(table.trim()))
}

function joinBlocks(html: string): string {
  const block = '/?(?:p|ul|ol|li|h[1-6]|blockquote|hr|figure|div)(?=>| id=| class="kg-card)[^>]*'
  const joined = html.replace(new RegExp(`\\s*\\n\\s*(?=<${block}>)`, 'g'), '')
  return joined.replace(new RegExp(`(<${block}>)\\s*\\n\\s*`, 'g'), '$1').trim()
}

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

/** Ghost counts 275 words per minute, 12 seconds for the first image and one second less for each further image. */
export function readingMinutes(html: string, hasFeatureImage: boolean): number {
  const words = html.replace(/<[^>]+>/g, ' ').match(/[a-zA-ZÀ-ÿ0-9_]+/g)?.length ?? 0
  const images = (html.match(/<img\b/g)?.length ?? 0) + (hasFeatureImage ? 1 : 0)
  let seconds = (words / 275) * 60
  for (let i = 12; i > 12 - images; i--) seconds += Math.max(i, 3)
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
