/** Replaces `fetch` in worker tests: fake responses of Ghost, MailChannels and Turnstile. */
import { Hono } from 'hono'
import { vi } from 'vitest'
import type { AppEnv } from '#worker/context'
import type { GhostPost } from '#worker/ghost/schema'

const GHOST = 'http://ghost.test'
const MAIL = 'http://mail.test'
const TURNSTILE = 'https://challenges.cloudflare.com'

export function ghostPost(fields: Partial<GhostPost> & { slug: string }): object {
  return {
    id: `id-${fields.slug}`,
    uuid: `uuid-${fields.slug}`,
    title: `Title of ${fields.slug}`,
    html: `<p>Text of ${fields.slug}.</p>`,
    featured: false,
    visibility: 'public',
    access: true,
    updated_at: '2026-01-03T10:00:00.000+00:00',
    published_at: '2026-01-02T10:00:00.000+00:00',
    reading_time: 2,
    tags: [],
    authors: [],
    primary_author: null,
    ...fields,
  }
}

type Respond = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>

export interface FakeNetwork {
  /** URLs of all requests, without the API key. */
  requests: string[]
  /** Bodies of the mails that were accepted. */
  mails: Record<string, unknown>[]
  /** Replaces Ghost's responses. If undefined, Ghost returns the posts. */
  ghost: Respond | undefined
  mail: Respond | undefined
  turnstile: Respond | undefined
}

/** Replaces `fetch` until the test ends. */
export function fakeNetwork(
  posts: object[] = [ghostPost({ slug: 'first' }), ghostPost({ slug: 'second' })],
): FakeNetwork {
  const network: FakeNetwork = { requests: [], mails: [], ghost: undefined, mail: undefined, turnstile: undefined }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    url.searchParams.delete('key')
    network.requests.push(`${url.origin}${url.pathname}${url.search}`)
    if (url.origin === GHOST) return (network.ghost ?? ghostWith(posts))(url, init)
    if (url.origin === MAIL) {
      const response = await (network.mail ?? acceptMail)(url, init)
      if (response.ok) network.mails.push(await request.json())
      return response
    }
    if (url.origin === TURNSTILE && network.turnstile) return network.turnstile(url, init)
    throw new Error(`No fake response for ${url}. Set one on the network that fakeNetwork() returns.`)
  })
  return network
}

function acceptMail() {
  return Response.json({ request_id: 'request', results: [{ index: 0, message_id: 'message', status: 'sent' }] })
}

function ghostWith(posts: object[]): Respond {
  return (url) => {
    const slug = url.pathname.match(/\/posts\/slug\/([^/]+)\/$/)?.[1]
    if (slug) {
      const found = posts.filter((post) => (post as { slug: string }).slug === slug)
      return found.length > 0 ? Response.json({ posts: found }) : notFound()
    }
    const tag = url.searchParams.get('filter')?.match(/^tag:([a-z0-9_-]+)$/)?.[1]
    const matching = tag
      ? posts.filter((post) => (post as { tags: { slug: string }[] }).tags.some(({ slug }) => slug === tag))
      : posts
    const limit = Number(url.searchParams.get('limit') ?? 15)
    const page = Number(url.searchParams.get('page') ?? 1)
    const pages = Math.max(1, Math.ceil(matching.length / limit))
    return Response.json({
      posts: matching.slice((page - 1) * limit, page * limit),
      meta: { pagination: { page, limit, pages, total: matching.length } },
    })
  }
}

/** Ghost's response for a post that does not exist. */
export function notFound(): Response {
  const error = {
    message: 'Resource not found error, cannot read post.',
    context: 'Post not found.',
    type: 'NotFoundError',
  }
  return Response.json({ errors: [error] }, { status: 404 })
}

/** Parts of the app for tests that use none of them. */
export const unusedParts = {
  media: new Hono<AppEnv>(),
  leads: { submit: () => Promise.reject(new Error('unused')) },
  form: {},
  contentState: { freshMs: 0, generation: async () => 0, fetchedAt: async () => undefined },
  healthCheck: async () => [],
}
