/** Requests images and files from image hosts and from Ghost. Follows a redirect only to a host on the allowlist. */
import { withDeadline } from '#worker/platform/deadline.ts'
import { sendRequest } from '#worker/platform/send-request.ts'
import type { MediaHosts } from './media-hosts.ts'

export interface MediaClient {
  /** Requests a URL and returns any response except a redirect. @throws on a timeout, network error or disallowed redirect. */
  get(source: URL, headers?: HeadersInit): Promise<Response>
}

/** Maximum time to wait for the start of a response or for a complete image, in ms. */
export const MEDIA_TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

export function createMediaClient(media: MediaHosts, timeoutMs = MEDIA_TIMEOUT_MS): MediaClient {
  async function get(source: URL, headers: HeadersInit = {}, redirects = 0): Promise<Response> {
    // The deadline covers only the wait until the response starts. The caller limits the time to read the body.
    const request = (signal: AbortSignal) => sendRequest(source, { headers, redirect: 'manual', signal })
    const response = await withDeadline(timeoutMs, request)
    if (!REDIRECTS.includes(response.status)) return response
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', source.href)
    if (!next || !media.mediaPath(next.href)) throw new Error(`${source} redirects to a host that is not allowed`)
    if (redirects >= MAX_REDIRECTS) throw new Error(`${source} redirects more than ${MAX_REDIRECTS} times`)
    return get(next, headers, redirects + 1)
  }
  return { get: (source, headers) => get(source, headers) }
}
