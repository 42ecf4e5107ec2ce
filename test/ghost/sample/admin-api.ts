/** Responds to the calls of the Admin API that the site uses: list drafts and read a post, with a token signed by the key. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { adminRefused, invalid, NotImplemented, notFound, unknownResource } from './errors.ts'
import { adminPostResource, type Resource } from './resources.ts'
import type { Store } from './store.ts'

export interface AdminRequest {
  /** Decoded, for example "posts/slug/x/". */
  path: string
  params: URLSearchParams
  authorization: string | undefined
  /** `id:secret` */
  key: string
}

const MAX_AGE_SECONDS = 5 * 60

/** @throws GhostFailure or NotImplemented */
export function adminResponse(store: Store, url: string, { path, params, authorization, key }: AdminRequest): object {
  checkToken(authorization, key)
  const [kind, ...rest] = path.split('/').filter(Boolean)
  if (path === 'posts/') return { posts: listDrafts(store, url, params) }
  if (kind !== 'posts' || rest.length === 0 || !path.endsWith('/')) throw new NotImplemented(`the Admin API's ${path}`)
  const [by, slug, ...more] = rest
  if (more.length > 0 || (by !== 'slug' && slug !== undefined)) throw unknownResource()
  if (by !== 'slug' && !/^[0-9a-f]{24}$/.test(by ?? '')) throw invalid('read post', 'matches', 'id')
  const posts = store.all().map((post) => adminPostResource(post, store, url))
  const found = posts.find((post) => (by === 'slug' ? post.slug === slug : post.id === by))
  if (!found) throw notFound('post')
  if (params.get('formats') !== 'html') throw new NotImplemented('posts of the Admin API without formats=html')
  return { posts: [found] satisfies Resource[] }
}

/** @throws NotImplemented for another filter or order */
function listDrafts(store: Store, url: string, params: URLSearchParams): Resource[] {
  const { filter, order, limit, fields = '' } = Object.fromEntries(params)
  if (filter !== 'status:[draft,scheduled]' || order !== 'updated_at desc')
    throw new NotImplemented('this list of posts')
  const names = fields.split(',')
  return store
    .all()
    .filter(({ status }) => status !== 'published')
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, Number(limit))
    .map((post) => adminPostResource(post, store, url) as Record<string, unknown>)
    .map((post) => Object.fromEntries(names.map((name) => [name, post[name]])) as Resource)
}

/** @throws GhostFailure unless the header is `Ghost` and a JWT for this API, signed with this key in the last five minutes. */
function checkToken(authorization: string | undefined, key: string) {
  const [scheme, token = ''] = authorization?.split(' ') ?? []
  if (scheme !== 'Ghost') throw adminRefused('none')
  const [head = '', payload = '', signature = ''] = token.split('.')
  const [id, secret = ''] = key.split(':')
  const { alg, kid } = decode(head)
  if (kid !== id) throw adminRefused('unknown')
  const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${payload}`).digest()
  const received = Buffer.from(signature, 'base64url')
  if (alg !== 'HS256' || received.length !== expected.length || !timingSafeEqual(received, expected))
    throw adminRefused('invalid signature')
  const { iat, exp, aud } = decode(payload)
  const now = Date.now() / 1000
  if (!(Number(exp) > now)) throw adminRefused('jwt expired')
  if (!(Number(iat) > now - MAX_AGE_SECONDS)) throw adminRefused('maxAge exceeded')
  if (!/\/?admin\/?$/.test(String(aud))) throw adminRefused('jwt audience invalid. expected: /\\/?admin\\/?$/')
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString() || '{}')
}
