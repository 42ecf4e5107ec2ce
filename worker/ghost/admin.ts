/** Reads drafts from Ghost's Admin API. Its key never leaves the worker. */
import { POST_TIMEOUT_MS } from '#shared/content'
import { isSlug } from '#shared/slug'
import { base64Url, bytesOf, fromHex, sign } from '#worker/hmac'
import { requestGhost } from './client.ts'
import { type GhostPost, postResponse } from './schema.ts'

export interface GhostAdmin {
  /** Returns a draft, scheduled or published post with its text, and undefined if there is none. @throws GhostError */
  readDraft(idOrSlug: string): Promise<GhostPost | undefined>
}

export interface GhostAdminOptions {
  /** Ghost's URL without a trailing slash. */
  url: string
  /** Admin API key in the form that Ghost shows, `id:secret`. */
  key: string
  fetch?: typeof fetch
  timeoutMs?: number
}

const ID = /^[0-9a-f]{24}$/
/** Lifetime of a token. Ghost rejects tokens with a lifetime over 5 minutes. */
const TOKEN_SECONDS = 60

export function createGhostAdmin({ url, key, timeoutMs = POST_TIMEOUT_MS, ...options }: GhostAdminOptions): GhostAdmin {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const [id = '', secret = ''] = key.split(':')
  const bytes = fromHex(secret)

  async function createJwt(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iat: now, exp: now + TOKEN_SECONDS, aud: '/admin/' }
    const unsigned = [{ alg: 'HS256', typ: 'JWT', kid: id }, claims]
      .map((part) => base64Url(bytesOf(JSON.stringify(part)).buffer))
      .join('.')
    return `${unsigned}.${await sign(bytes, unsigned)}`
  }

  return {
    async readDraft(idOrSlug) {
      if (!isSlug(idOrSlug)) return undefined
      const path = ID.test(idOrSlug) ? `posts/${idOrSlug}` : `posts/slug/${idOrSlug}`
      const request = {
        url: `${url}/ghost/api/admin/${path}/?formats=html`,
        path,
        headers: { authorization: `Ghost ${await createJwt()}` },
        send,
        timeoutMs,
      }
      return (await requestGhost(request, postResponse))?.posts[0]
    },
  }
}
