/**
 * Pictures and files of posts go through this site's own /media/: both directions, as pure functions. Only hosts on the
 * list; what is not is dropped (SPEC section 5).
 */
import type { Picture } from '#shared/content'

/** The widths Ghost always has, px. */
export const GHOST_WIDTHS = [600, 1000, 1600, 2400] as const

const GHOST_PATH = /^\/content\/(?:images|media|files)\/[\w./%~-]+$/
const SIZED = /^\/content\/images\/size\/w(\d+)\/(?:format\/\w+\/)?/

export interface MediaHosts {
  /** Where a URL of a post leads on this site; undefined: not ours to show. */
  mediaPath(url: string): string | undefined
  /** What a path of this site stands for elsewhere; undefined: nothing. */
  mediaSource(path: string): URL | undefined
  /** A picture in the sizes Ghost has of it. */
  picture(url: string | null, alt: string | null): Picture | undefined
}

/** @param hosts Further hosts, beside Ghost's own. */
export function createMediaHosts(ghostUrl: string, hosts: readonly string[]): MediaHosts {
  const ghost = new URL(ghostUrl)
  const allowed = new Set(hosts)

  function mediaPath(url: string): string | undefined {
    const parsed = URL.parse(url, ghostUrl)
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return undefined
    if (parsed.origin === ghost.origin) {
      const path = parsed.pathname.slice(ghost.pathname === '/' ? 0 : ghost.pathname.length)
      return isGhostPath(path) ? `/media${path}` : undefined
    }
    if (!allowed.has(parsed.hostname) || parsed.port) return undefined
    return `/media/host/${parsed.hostname}${parsed.pathname}${parsed.search}`
  }

  return {
    mediaPath,

    mediaSource(path) {
      const [, host, rest] = path.match(/^\/media\/host\/([a-z0-9.-]+)(\/.*)$/) ?? []
      if (host && rest) return allowed.has(host) ? (URL.parse(rest, `https://${host}`) ?? undefined) : undefined
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

function isGhostPath(path: string): boolean {
  return GHOST_PATH.test(path) && !/\/\.|%2e|%2f/i.test(path)
}

function sized(path: string, width: number): string {
  return `/media/content/images/size/w${width}/${path.replace(SIZED, '/content/images/').slice('/content/images/'.length)}`
}

function sizes(path: string): string {
  return GHOST_WIDTHS.map((width) => `${sized(path, width)} ${width}w`).join(', ')
}
