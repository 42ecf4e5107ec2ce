/**
 * Pictures and files of posts go through this site's own /media/: both directions, as pure functions. Only hosts on the
 * list; what is not is dropped (SPEC section 5).
 */
import type { Picture } from '#shared/content'

/** The widths Ghost always has, px. */
export const GHOST_WIDTHS = [600, 1000, 1600, 2400] as const

const GHOST_PATH = /^\/content\/(?:images|media|files)\/[\w@./%~-]+$/
/** Other spellings of an address: each would be a copy of its own in the cache. */
const ALIAS = /\/\/|%(?:[46][1-9a-f]|[57][0-9a]|3\d|2d|5f|7e)/i
const SVG = /\.svgz?$/i
/** Where pictures lie on this site itself. */
const OWN_PATH = /^\/(?:art|media)\//
const SIZED = /^\/content\/images\/size\/w(\d+)\/(?:format\/\w+\/)?/

export interface MediaHosts {
  /** Where a URL of a post leads on this site; undefined: not ours to show. */
  mediaPath(url: string): string | undefined
  /** What a path of this site stands for elsewhere; undefined: nothing. */
  mediaSource(path: string): URL | undefined
  /** A picture in the sizes Ghost has of it. */
  picture(url: string | null, alt: string | null): Picture | undefined
}

/** Where pictures may come from (SPEC section 5); `IMAGE_HOSTS` names more file hosts. */
export const SOURCES = ['own site', 'file host', 'content service', 'stock photo service'] as const
type Source = (typeof SOURCES)[number]
const PUBLIC_HOSTS: Record<Exclude<Source, 'own site' | 'content service'>, string> = {
  'file host': 'static.ghost.org',
  'stock photo service': 'images.unsplash.com',
}

/**
 * @param hosts Further hosts, beside Ghost's own.
 * @param ownHosts Of this site: what they hold is here already.
 */
export function createMediaHosts(
  ghostUrl: string,
  hosts: readonly string[],
  ownHosts: readonly string[] = [],
): MediaHosts {
  const ghost = new URL(ghostUrl)
  const allowed = new Set([...Object.values(PUBLIC_HOSTS), ...hosts])

  function mediaPath(url: string): string | undefined {
    const parsed = URL.parse(url, ghostUrl)
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return undefined
    if (parsed.origin === ghost.origin) {
      const path = pathInGhost(parsed, ghost)
      return path && isGhostPath(path) ? `/media${path}` : undefined
    }
    if (ownHosts.includes(parsed.hostname)) return OWN_PATH.test(parsed.pathname) ? parsed.pathname : undefined
    if (!allowed.has(parsed.hostname) || parsed.port || SVG.test(parsed.pathname)) return undefined
    return `/media/host/${parsed.hostname}${parsed.pathname}${parsed.search}`
  }

  return {
    mediaPath,

    mediaSource(path) {
      const [, host, rest] = path.match(/^\/media\/host\/([a-z0-9.-]+)(\/.*)$/) ?? []
      // Put together as text: a path that begins with two slashes would lead to another host.
      if (host && rest) return allowed.has(host) ? (URL.parse(`https://${host}${rest}`) ?? undefined) : undefined
      const own = path.replace(/^\/media/, '').split('?', 1)[0] ?? ''
      return isGhostPath(own) ? (URL.parse(`${ghostUrl}${own}`) ?? undefined) : undefined
    },

    picture(url, alt) {
      const src = url ? mediaPath(url) : undefined
      if (!src) return undefined
      const original = src.replace(/^\/media/, '')
      if (!original.startsWith('/content/images/')) return { src, alt: alt ?? '' }
      return { src: sized(original, 1000), srcset: sizes(original), alt: alt ?? '' }
    },
  }
}

/** Ghost may live in a folder of its host (`https://host.example/blog`): undefined is what is not under it. */
export function pathInGhost(url: URL, ghost: URL): string | undefined {
  const folder = ghost.pathname.replace(/\/$/, '')
  return url.origin === ghost.origin && url.pathname.startsWith(`${folder}/`)
    ? url.pathname.slice(folder.length)
    : undefined
}

/** Only sizes and formats that posts use: any other would be one more copy of the same picture to keep. */
function isGhostPath(path: string): boolean {
  if (!GHOST_PATH.test(path) || ALIAS.test(path) || /\/\.|%2e|%2f/i.test(path)) return false
  if (!path.startsWith('/content/images/')) return true
  const size = path.match(/^\/content\/images\/size\/(.*?)\/(?:format\/(.*?)\/)?/)
  const known = !size || (GHOST_WIDTHS.some((width) => size[1] === `w${width}`) && (size[2] ?? 'webp') === 'webp')
  return known && !SVG.test(path)
}

/** A picture inside a post in the sizes Ghost has of it, none larger than the picture; undefined: not ours to show. */
export function bodyPicture(
  media: MediaHosts,
  url: string,
  width: number | undefined,
): Omit<Picture, 'alt'> | undefined {
  const src = media.mediaPath(url)
  const original = src?.replace(/^\/media/, '')
  // What moves stays as it is: not every size of it moves.
  if (!src || !original?.startsWith('/content/images/') || /\.gif$/i.test(original)) return src ? { src } : undefined
  if (!width) return { src: sized(original, 1000), srcset: sizes(original) }
  const smaller = GHOST_WIDTHS.filter((known) => known < width)
  // The next size up holds the whole picture, since Ghost enlarges none.
  const whole = GHOST_WIDTHS.find((known) => known >= width) ?? 2400
  const lines = smaller.map((known) => `${sized(original, known)} ${known}w`)
  const srcset = [...lines, `${sized(original, whole)} ${Math.min(width, whole)}w`].join(', ')
  return { src: sized(original, 1000), ...(lines.length > 0 && { srcset }) }
}

function sized(path: string, width: number): string {
  return `/media/content/images/size/w${width}/${path.replace(SIZED, '/content/images/').slice('/content/images/'.length)}`
}

function sizes(path: string): string {
  return GHOST_WIDTHS.map((width) => `${sized(path, width)} ${width}w`).join(', ')
}
