import { Hono } from 'hono'
import { vi } from 'vitest'
import { matchesTags } from '#test/ghost/sample/tag-filter.ts'
import type { GhostPost } from '#worker/content/ghost/schema.ts'
import { databaseOf } from '#worker/db/database.ts'
import type { AppEnv } from '#worker/http/context.ts'

const GHOST = 'http://ghost.test'
const MAIL = 'http://mail.test'
const TURNSTILE = 'https://challenges.cloudflare.com'

const slugs: string[] = []

/** Ghost sorts posts with the same date by descending id, so the first post gets the highest id. */
function idOf(slug: string): string {
  if (!slugs.includes(slug)) slugs.push(slug)
  return `id-${1_000_000 - slugs.indexOf(slug)}`
}

export function ghostPost(fields: Partial<GhostPost> & { slug: string }): object {
  return {
    id: idOf(fields.slug),
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
  requests: string[]
  mails: Record<string, unknown>[]
  confirmations: Record<string, unknown>[]
  ghost: Respond | undefined
  failAfter?: number | undefined
  mail: Respond | undefined
  turnstile: Respond | undefined
}

export function fakeNetwork(
  posts: object[] = [ghostPost({ slug: 'first' }), ghostPost({ slug: 'second' })],
): FakeNetwork {
  const network: FakeNetwork = {
    ...{ requests: [], mails: [], confirmations: [] },
    ...{ ghost: undefined, mail: undefined, turnstile: undefined },
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    url.searchParams.delete('key')
    network.requests.push(`${url.origin}${url.pathname}${url.search}`)
    if (url.origin === GHOST && network.failAfter !== undefined && --network.failAfter < 0)
      return new Response('', { status: 500 })
    if (url.origin === GHOST) return (network.ghost ?? ghostWith(posts))(url, init)
    if (url.origin === MAIL) {
      const response = await (network.mail ?? acceptMail)(url, init)
      const mail = await request.json<Record<string, unknown>>()
      const isConfirmation = `${mail.campaign_id}`.endsWith('-visitor')
      if (response.ok) (isConfirmation ? network.confirmations : network.mails).push(mail)
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

interface FakePost {
  id: string
  slug: string
  updated_at: string
  tags: { slug: string }[]
}

export function ghostWith(all: object[]): Respond {
  return (url) => {
    const posts = all as FakePost[]
    const slug = url.pathname.match(/\/posts\/slug\/([^/]+)\/$/)?.[1]
    if (slug) {
      const found = posts.filter((post) => post.slug === slug)
      return found.length > 0 ? Response.json({ posts: found }) : notFound()
    }
    const filter = url.searchParams.get('filter') ?? ''
    const matching = posts.filter(({ tags }) => matchesTags(filter, (tag) => tags.some(({ slug }) => slug === tag)))
    if (url.searchParams.get('order')?.startsWith('updated_at desc'))
      matching.sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
    const hasBodies = !url.searchParams.has('fields')
    return list(
      url,
      hasBodies ? matching : matching.map((post) => ({ ...post, html: undefined, reading_time: undefined })),
    )
  }
}

function list(url: URL, items: readonly object[]): Response {
  const limit = Number(url.searchParams.get('limit') ?? 15)
  const page = Number(url.searchParams.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(items.length / limit))
  const pagination = { page, limit, pages, total: items.length }
  return Response.json({ posts: items.slice((page - 1) * limit, page * limit), meta: { pagination } })
}

export function notFound(): Response {
  const error = {
    message: 'Resource not found error, cannot read post.',
    context: 'Post not found.',
    type: 'NotFoundError',
  }
  return Response.json({ errors: [error] }, { status: 404 })
}

export const unusedParts = {
  pageCache: { store: undefined, version: '', generation: () => 0 },
  media: new Hono<AppEnv>(),
  leads: { submit: () => Promise.reject(new Error('unused')) },
  appointments: {
    db: databaseOf(() => Promise.reject(new Error('unused'))),
    senderOf: ({ domain }: { domain: string }) => `website@${domain}`,
  },
  form: {},
  readLimit: { limit: async () => ({ success: true }) },
  contentState: { freshMs: 0, generation: async () => 0, fetchedAt: async () => undefined },
  healthCheck: async () => [],
}
