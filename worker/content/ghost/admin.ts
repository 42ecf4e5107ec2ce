/** Reads drafts from Ghost's Admin API. Signs each request with the API key instead of sending the key. */
import type * as v from 'valibot'
import { POST_TIMEOUT_MS } from '#shared/content.ts'
import { isSlug } from '#shared/slug.ts'
import { base64Url, bytesOf, fromHex, sign } from '#worker/platform/hmac.ts'
import { type SendRequest, sendRequest } from '#worker/platform/send-request.ts'
import { requestGhost } from './client.ts'
import { draftsResponse, type GhostPost, postResponse } from './schema.ts'

export interface GhostAdmin {
  /** Returns a post in any state, including its body, or undefined if not found. @throws GhostError */
  readDraft(idOrSlug: string): Promise<GhostPost | undefined>
  /** Returns up to 100 drafts and scheduled posts, most recently changed first. @throws GhostError */
  listDrafts(): Promise<DraftSummary[]>
}

export type DraftSummary = v.InferOutput<typeof draftsResponse>['posts'][number]

export interface GhostAdminOptions {
  /** Ghost's URL without a trailing slash. */
  url: string
  /** The Admin API key in the format `id:secret`, as Ghost displays it. */
  key: string
  send?: SendRequest
  timeoutMs?: number
}

const ID = /^[0-9a-f]{24}$/
/** Lifetime of an access token, in seconds. Ghost rejects tokens with a lifetime of more than 5 minutes. */
const TOKEN_SECONDS = 60
const LIST_QUERY = `${new URLSearchParams({
  filter: 'status:[draft,scheduled]',
  order: 'updated_at desc',
  limit: '100',
  fields: 'id,title,slug,status,updated_at',
})}`

export function createGhostAdmin({
  url: origin,
  key,
  send = sendRequest,
  timeoutMs = POST_TIMEOUT_MS,
}: GhostAdminOptions): GhostAdmin {
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

  async function request<T>(path: string, query: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
    const authorization = `Ghost ${await createJwt()}`
    const url = `${origin}/ghost/api/admin/${path}/?${query}`
    return requestGhost({ url, path, headers: { authorization }, send, timeoutMs }, schema)
  }

  return {
    async readDraft(idOrSlug) {
      if (!isSlug(idOrSlug)) return undefined
      const path = ID.test(idOrSlug) ? `posts/${idOrSlug}` : `posts/slug/${idOrSlug}`
      return (await request(path, 'formats=html', postResponse))?.posts[0]
    },
    async listDrafts() {
      return (await request('posts', LIST_QUERY, draftsResponse))?.posts ?? []
    },
  }
}
