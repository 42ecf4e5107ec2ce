/** Ghost's Admin API, of which the site reads one thing: a post in whatever state it is. Its key never leaves the worker. */
import { POST_TIMEOUT_MS } from '#shared/content'
import { isSlug } from '#shared/slug'
import { base64Url, bytesOf, sign } from '#worker/hmac'
import { askGhost } from './client.ts'
import { draftsReply, type GhostPost } from './schema.ts'

export interface GhostAdmin {
  /** Draft, scheduled or published, with all of its text; undefined when there is none. @throws GhostError */
  readDraft(idOrSlug: string): Promise<GhostPost | undefined>
}

export interface GhostAdminOptions {
  /** Ghost's own address, without a trailing slash. */
  url: string
  /** Admin API key as Ghost shows it, `id:secret`. */
  key: string
  fetch?: typeof fetch
  timeoutMs?: number
}

const ID = /^[0-9a-f]{24}$/
/** Ghost takes none that is older than 5 minutes. */
const TOKEN_SECONDS = 60

export function createGhostAdmin({ url, key, timeoutMs = POST_TIMEOUT_MS, ...options }: GhostAdminOptions): GhostAdmin {
  const fetcher = options.fetch ?? ((input, init) => fetch(input, init))
  const [id = '', secret = ''] = key.split(':')
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

  /** A JWT. */
  async function token(): Promise<string> {
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
      const address = `${url}/ghost/api/admin/${path}/?formats=html`
      const headers = { authorization: `Ghost ${await token()}` }
      return (await askGhost({ address, path, headers, fetcher, timeoutMs }, draftsReply))?.posts[0]
    },
  }
}
