/** Replaces iframes with links. For a known provider, a click on the link loads the provider's player. */
import type { Element } from 'hast'
import { element, text } from './tree.ts'

interface Provider {
  linkText: string
  /** Matches the host and path of an embedded player's URL, and captures the id of the video or song. */
  pattern: RegExp
  player: string
  page: string
  /** Query parameters to copy from the URL of an embed to the URL of its player. */
  keep: readonly string[]
}

const PROVIDERS: readonly Provider[] = [
  {
    linkText: 'Watch on YouTube',
    pattern: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/(?!videoseries)([\w-]+)\/?$/,
    player: 'https://www.youtube-nocookie.com/embed/',
    page: 'https://www.youtube.com/watch?v=',
    keep: ['start', 'end', 'list'],
  },
  {
    linkText: 'Watch on Vimeo',
    pattern: /^player\.vimeo\.com\/video\/(\d+)\/?$/,
    player: 'https://player.vimeo.com/video/',
    page: 'https://vimeo.com/',
    keep: ['h'],
  },
  {
    linkText: 'Listen on Spotify',
    pattern: /^open\.spotify\.com\/embed\/((?:album|artist|episode|playlist|show|track)\/\w+)\/?$/,
    player: 'https://open.spotify.com/embed/',
    page: 'https://open.spotify.com/',
    keep: [],
  },
]

/** Origins of the video and audio players. The Content-Security-Policy allows these origins in iframes. */
export const FRAME_HOSTS = PROVIDERS.map(({ player }) => new URL(player).origin)

export const FRAME_ADDRESS = new RegExp(`^(?:${FRAME_HOSTS.map((host) => host.replaceAll('.', '\\.')).join('|')})/`)

export function embedOf(frame: Element): Element | undefined {
  const url = URL.parse(text(frame.properties.src), 'https://invalid.invalid')
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === 'invalid.invalid') return undefined
  const title = text(frame.properties.title).trim()
  for (const { linkText, pattern, player, page, keep } of PROVIDERS) {
    const [, id] = `${url.host}${url.pathname}`.match(pattern) ?? []
    if (!id) continue
    const kept = keep.flatMap((key) => url.searchParams.getAll(key).map((value) => [key, value]))
    const dataEmbed = `${player}${id}?${new URLSearchParams([...kept, ['autoplay', '1']])}`
    return link({ href: `${page}${id}`, className: ['kg-embed'], dataEmbed }, title, linkText)
  }
  return link({ href: url.href, className: ['kg-embed-link'] }, title, `Open on ${url.hostname}`)
}

function link(properties: Element['properties'], title: string, linkText: string): Element {
  const button = element('span', { className: ['kg-embed-call'] }, linkText)
  return element('a', properties, ...(title ? [element('span', {}, title), ' '] : []), button)
}
