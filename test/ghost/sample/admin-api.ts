import { createHmac, timingSafeEqual } from 'node:crypto'
import { adminPostResource } from './content-api.ts'
import { invalidToken, missingKey, NotImplemented, postNotFound, wrongKey } from './errors.ts'
import type { Store } from './store.ts'

export interface AdminRequest {
  path: string
  params: URLSearchParams
  authorization: string | undefined
  key: string
}

const MAX_AGE_SECONDS = 5 * 60

export function adminResponse(store: Store, url: string, { path, params, authorization, key }: AdminRequest): object {
  checkToken(authorization, key)
  if (path === 'posts/') return { posts: listDrafts(store, url, params) }
  const [, slug, id] = /^posts\/(?:slug\/([^/]+)|([0-9a-f]{24}))\/$/.exec(path) ?? []
  if ((!slug && !id) || params.get('formats') !== 'html') throw new NotImplemented(`the Admin API's ${path}`)
  const posts = store.all().map((post) => adminPostResource(post, store, url))
  const found = posts.find((post) => (slug ? post.slug === slug : post.id === id))
  if (!found) throw postNotFound()
  return { posts: [found] }
}

function listDrafts(store: Store, url: string, params: URLSearchParams): object[] {
  const { filter, order, limit, fields = '' } = Object.fromEntries(params)
  if (filter !== 'status:[draft,scheduled]' || order !== 'updated_at desc')
    throw new NotImplemented('this list of posts')
  return store
    .all()
    .filter(({ status }) => status !== 'published')
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, Number(limit))
    .map((post) => adminPostResource(post, store, url))
    .map((post) => Object.fromEntries(fields.split(',').map((name) => [name, post[name]])))
}

function checkToken(authorization: string | undefined, key: string) {
  const [scheme, token = ''] = authorization?.split(' ') ?? []
  if (scheme !== 'Ghost') throw missingKey()
  const [head = '', payload = '', signature = ''] = token.split('.')
  const [id, secret = ''] = key.split(':')
  const { alg, kid } = decode(head)
  if (kid !== id) throw wrongKey()
  const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${payload}`).digest()
  const received = Buffer.from(signature, 'base64url')
  if (alg !== 'HS256' || received.length !== expected.length || !timingSafeEqual(received, expected))
    throw invalidToken('invalid signature')
  const { iat, exp, aud } = decode(payload)
  const now = Date.now() / 1000
  if (!(Number(exp) > now)) throw invalidToken('jwt expired')
  if (!(Number(iat) > now - MAX_AGE_SECONDS)) throw invalidToken('maxAge exceeded')
  if (!/\/?admin\/?$/.test(String(aud))) throw invalidToken('jwt audience invalid')
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString() || '{}')
}
