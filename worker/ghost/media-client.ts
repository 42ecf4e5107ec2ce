/** Asks the hosts of pictures and files. Follows them nowhere but to each other; what comes back is not judged here. */
import type { MediaHosts } from './pictures'

export interface MediaClient {
  /** @throws when no answer comes in time, or one that leads elsewhere. */
  get(source: URL, headers?: HeadersInit): Promise<Response>
}

/** How long a host may take: to begin its answer, and to give a whole picture. */
export const MEDIA_TIMEOUT_MS = 10_000
const MAX_HOPS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

export function createMediaClient(media: MediaHosts, timeoutMs = MEDIA_TIMEOUT_MS): MediaClient {
  async function get(source: URL, headers: HeadersInit = {}, hops = 0): Promise<Response> {
    const controller = new AbortController()
    // Until the answer begins: how long its body may take, only who reads it can say.
    const timer = setTimeout(() => controller.abort(), timeoutMs)
    const response = await fetch(source, { headers, redirect: 'manual', signal: controller.signal }).finally(() =>
      clearTimeout(timer),
    )
    if (!REDIRECTS.includes(response.status)) return response
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', source)
    if (!next || !media.mediaPath(next.href) || hops >= MAX_HOPS) throw new Error(`${source} leads elsewhere`)
    return get(next, headers, hops + 1)
  }
  return { get: (source, headers) => get(source, headers) }
}
