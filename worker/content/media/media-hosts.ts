/**
 * Maps URLs of images and files in posts to paths under /media/ on this site, and back. Posts omit images from hosts that
 * are not allowed. The path of an image from a host other than Ghost is signed, so visitors cannot request other images.
 */
import type { Picture } from '#shared/content.ts'
import { isSignedNow, signNow } from '#worker/platform/sync-hmac.ts'

/** Widths that Ghost can resize any image to, in px. */
export const GHOST_WIDTHS = [600, 1000, 1600, 2400] as const

/** Matches the path of an uploaded file in Ghost. The length limit keeps an image's KV key below 512 bytes. */
const GHOST_PATH = /^\/content\/(?:images|media|files)\/[\w@./%~-]{1,400}$/
/** Matches noncanonical paths. The site rejects them, because otherwise the cache would store the same image more than once. */
const ALIAS = /\/\/|%(?:[46][1-9a-f]|[57][0-9a]|3\d|2d|5f|7e)/i
const SVG = /\.svgz?$/i
const FOREIGN = /^\/media\/host\/([\w-]{43})\/(([a-z0-9.-]+)\/.*)$/
const OWN_PATH = /^\/(?:art|media)\//
const SIZED = /^\/content\/images\/size\/w(\d+)\/(?:format\/\w+\/)?/

export interface MediaHosts {
  /** Changes if the signing secret changes. Posts are then prepared again with image paths signed by the new secret. */
  version: string
  /** Returns the path on this site for the URL of an image or file, or undefined if its host is not allowed. */
  mediaPath(url: string): string | undefined
  /** Returns the original URL for a path under /media/, or undefined if the path is invalid. */
  mediaSource(path: string): URL | undefined
  image(url: string | null, alt: string | null): Picture | undefined
}

/** Kinds of hosts that may serve images. A host in the IMAGE_HOSTS setting counts as a "file host". */
export const SOURCES = ['own site', 'file host', 'content service', 'stock photo service'] as const
type Source = (typeof SOURCES)[number]
const PUBLIC_HOSTS: Record<Exclude<Source, 'own site' | 'content service'>, string> = {
  'file host': 'static.ghost.org',
  'stock photo service': 'images.unsplash.com',
}

interface MediaHostsOptions {
  ghostUrl: string
  hosts?: readonly string[]
  /** This site's own hosts. Their images do not need a path under /media/. */
  ownHosts?: readonly string[]
  /** Secret that signs the URLs of images outside Ghost. If unset, posts show only images from Ghost and this site. */
  secret?: string | undefined
}

export function createMediaHosts({ ghostUrl, hosts = [], ownHosts = [], secret }: MediaHostsOptions): MediaHosts {
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
    const address = `${parsed.hostname}${parsed.pathname}${parsed.search}`
    return secret && `/media/host/${signNow(secret, address)}/${address}`
  }

  return {
    version: secret ? signNow(secret, '') : '',
    mediaPath,

    mediaSource(path) {
      const [, signature, address, host] = path.match(FOREIGN) ?? []
      if (signature && address && host) {
        const isAllowed = secret && allowed.has(host) && isSignedNow(secret, address, signature)
        // Does not resolve the address against a base URL, because an address that starts with two slashes would then select
        // another host.
        return isAllowed ? (URL.parse(`https://${address}`) ?? undefined) : undefined
      }
      const own = path.replace(/^\/media/, '').split('?', 1)[0] ?? ''
      return isGhostPath(own) ? (URL.parse(`${ghostUrl}${own}`) ?? undefined) : undefined
    },

    image(url, alt) {
      const src = url ? mediaPath(url) : undefined
      if (!src) return undefined
      const original = src.replace(/^\/media/, '')
      if (!original.startsWith('/content/images/')) return { src, alt: alt ?? '' }
      return { src: sized(original, 1000), srcset: sizes(original), alt: alt ?? '' }
    },
  }
}

/**
 * Returns the part of the URL's path that follows the path of Ghost's URL, or undefined if the URL is not on Ghost. Ignores
 * protocol and port.
 */
export function pathInGhost(url: URL, ghost: URL): string | undefined {
  const folder = ghost.pathname.replace(/\/$/, '')
  const isGhost = url.hostname.replace(/\.$/, '') === ghost.hostname && `${url.pathname}/`.startsWith(`${folder}/`)
  return isGhost ? url.pathname.slice(folder.length) || '/' : undefined
}

/** Allows only the image sizes and formats that posts use, because the cache stores a separate image for each combination. */
function isGhostPath(path: string): boolean {
  if (!GHOST_PATH.test(path) || ALIAS.test(path) || /\/\.|%2e|%2f/i.test(path)) return false
  if (!path.startsWith('/content/images/')) return true
  const size = path.match(/^\/content\/images\/size\/(.*?)\/(?:format\/(.*?)\/)?/)
  const known = !size || (GHOST_WIDTHS.some((width) => size[1] === `w${width}`) && (size[2] ?? 'webp') === 'webp')
  return known && !SVG.test(path)
}

/** Returns `src` and `srcset` for an image in a post, up to its original width, or undefined if its host is not allowed. */
export function bodyImage(media: MediaHosts, url: string, width: number | undefined): Omit<Picture, 'alt'> | undefined {
  const src = media.mediaPath(url)
  const original = src?.replace(/^\/media/, '')
  // Keeps the original size of a GIF, because Ghost loses the animation when it resizes some GIFs.
  if (!src || !original?.startsWith('/content/images/') || /\.gif$/i.test(original)) return src ? { src } : undefined
  if (!width) return { src: sized(original, 1000), srcset: sizes(original) }
  const smaller = GHOST_WIDTHS.filter((known) => known < width)
  // Requests the next larger width to get the image in its original width, because Ghost does not enlarge images.
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

export function isOutsideGhost(text: string | null, ghostUrl: string): text is string {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) && pathInGhost(url, new URL(ghostUrl)) === undefined
}
