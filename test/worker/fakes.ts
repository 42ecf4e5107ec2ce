/** The network's edge in worker tests: Ghost and the mail service, answered from here. */
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
    primary_tag: null,
    primary_author: null,
    ...fields,
  }
}

type Answer = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>

export interface FakeNetwork {
  /** Paths with query of what was asked for, the key left out. */
  requests: string[]
  /** Bodies of accepted mails. */
  mails: Record<string, unknown>[]
  /** Replaces Ghost's answers; undefined brings the posts back. */
  ghost: Answer | undefined
  mail: Answer | undefined
  turnstile: Answer | undefined
}

/** Stands in for `fetch` until the test ends. */
export function fakeNetwork(
  posts: object[] = [ghostPost({ slug: 'first' }), ghostPost({ slug: 'second' })],
): FakeNetwork {
  const network: FakeNetwork = { requests: [], mails: [], ghost: undefined, mail: undefined, turnstile: undefined }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    url.searchParams.delete('key')
    network.requests.push(`${url.origin}${url.pathname}${url.search}`)
    if (url.origin === GHOST) return (network.ghost ?? ghostAnswers(posts))(url, init)
    if (url.origin === MAIL) {
      const answer = await (network.mail ?? accepted)(url, init)
      if (answer.ok) network.mails.push(await request.json())
      return answer
    }
    if (url.origin === TURNSTILE && network.turnstile) return network.turnstile(url, init)
    throw new Error(`No fake answers for ${url}`)
  })
  return network
}

function accepted() {
  return Response.json({ request_id: 'request', results: [{ index: 0, message_id: 'message', status: 'sent' }] })
}

function ghostAnswers(posts: object[]): Answer {
  return (url) => {
    const slug = url.pathname.match(/\/posts\/slug\/([^/]+)\/$/)?.[1]
    if (slug) {
      const found = posts.filter((post) => (post as { slug: string }).slug === slug)
      return found.length > 0 ? Response.json({ posts: found }) : notFound()
    }
    const tag = url.searchParams.get('filter')?.match(/^tag:([a-z0-9_-]+)$/)?.[1]
    const wanted = tag
      ? posts.filter((post) => (post as { tags: { slug: string }[] }).tags.some(({ slug }) => slug === tag))
      : posts
    const limit = Number(url.searchParams.get('limit') ?? 15)
    const page = Number(url.searchParams.get('page') ?? 1)
    const pages = Math.max(1, Math.ceil(wanted.length / limit))
    return Response.json({
      posts: wanted.slice((page - 1) * limit, page * limit),
      meta: { pagination: { page, limit, pages, total: wanted.length } },
    })
  }
}

/** As Ghost says that there is no such post. */
export function notFound(): Response {
  const error = {
    message: 'Resource not found error, cannot read post.',
    context: 'Post not found.',
    type: 'NotFoundError',
  }
  return Response.json({ errors: [error] }, { status: 404 })
}

/** Parts of the app for tests that meet none of them. */
export const unusedParts = {
  media: new Hono<AppEnv>(),
  leads: { submit: () => Promise.reject(new Error('unused')) },
  rates: { isLimited: async () => false, isFlooded: async () => false },
  form: {},
  contentState: { freshMs: 0, generation: async () => 0, fetchedAt: async () => undefined },
}
