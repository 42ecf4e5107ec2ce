/** Lists the elements and attributes that a post's HTML may contain. Scripts and inline styles are not allowed. */
import { defaultSchema, type Schema } from 'hast-util-sanitize'
import { FRAME_ADDRESS } from './embeds.ts'

/** Names of elements that are removed together with their content. */
const STRIPPED = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'form', 'button', 'select'],
  ...['textarea', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'canvas', 'dialog'],
]

export const schema: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'abbr', 'b', 'blockquote', 'br', 'cite', 'code', 'del', 'details'],
    ...['div', 'dl', 'dt', 'dd', 'em', 'figcaption', 'figure', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre'],
    ...['q', 's', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'u', 'ul', 'img', 'video', 'audio'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['dir', 'lang', 'id', ['className', /^kg-/, /^language-/, /^footnote/]],
    a: ['href', 'download', ['dataEmbed', FRAME_ADDRESS]],
    audio: ['src', 'controls', 'preload', 'ariaLabel'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    p: [['role', 'img'], 'ariaLabel'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'playsInline', 'preload', 'loop', 'muted', 'ariaLabel'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
  clobberPrefix: '',
  clobber: [],
  ancestors: defaultSchema.ancestors ?? {},
  strip: STRIPPED,
  allowComments: false,
  allowDoctypes: false,
}
