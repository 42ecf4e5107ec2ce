/** Frames of other sites: those on this list play on a click, all others become a link. */
import type { Element } from 'hast'
import { element, text } from './tree'

interface Provider {
  /** What the link says. */
  call: string
  /** Host and path of a frame's address; the first group is what names the film or song. */
  address: RegExp
  frame: string
  page: string
  /** Parameters of the address that are kept. */
  keep: readonly string[]
}

const PROVIDERS: readonly Provider[] = [
  {
    call: 'Watch on YouTube',
    address: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/embed|youtu\.be)\/(?!videoseries)([\w-]+)\/?$/,
    frame: 'https://www.youtube-nocookie.com/embed/',
    page: 'https://www.youtube.com/watch?v=',
    keep: ['start', 'end', 'list'],
  },
  {
    call: 'Watch on Vimeo',
    address: /^player\.vimeo\.com\/video\/(\d+)\/?$/,
    frame: 'https://player.vimeo.com/video/',
    page: 'https://vimeo.com/',
    keep: ['h'],
  },
  {
    call: 'Listen on Spotify',
    address: /^open\.spotify\.com\/embed\/((?:album|artist|episode|playlist|show|track)\/\w+)\/?$/,
    frame: 'https://open.spotify.com/embed/',
    page: 'https://open.spotify.com/',
    keep: [],
  },
]

/** What the CSP lets into frames: nothing else ever becomes one. */
export const FRAME_HOSTS = PROVIDERS.map(({ frame }) => new URL(frame).origin)

/** Addresses of frames as this file makes them. */
export const FRAME_ADDRESS = new RegExp(`^(?:${FRAME_HOSTS.map((host) => host.replaceAll('.', '\\.')).join('|')})/`)

/** What stands in a frame's place until it is asked for; undefined where there is nothing to lead to. */
export function embedOf(frame: Element): Element | undefined {
  const url = URL.parse(text(frame.properties.src), 'https://invalid.invalid')
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === 'invalid.invalid') return undefined
  const title = text(frame.properties.title).trim()
  for (const { call, address, frame, page, keep } of PROVIDERS) {
    const [, name] = `${url.host}${url.pathname}`.match(address) ?? []
    if (!name) continue
    const kept = keep.flatMap((key) => url.searchParams.getAll(key).map((value) => [key, value]))
    const dataEmbed = `${frame}${name}?${new URLSearchParams([...kept, ['autoplay', '1']])}`
    return link({ href: `${page}${name}`, className: ['kg-embed'], dataEmbed }, title, call)
  }
  return link({ href: url.href, className: ['kg-embed-link'] }, title, `Open on ${url.hostname}`)
}

function link(properties: Element['properties'], title: string, call: string): Element {
  const button = element('span', { className: ['kg-embed-call'] }, call)
  return element('a', properties, ...(title ? [element('span', {}, title), ' '] : []), button)
}
