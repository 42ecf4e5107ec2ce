/** Reads published posts from Ghost's Content API. test/ghost/contract.ts documents the API's behavior. */
import * as v from 'valibot'
import { AppError } from '#shared/app-error.ts'
import { contentTexts, POST_TIMEOUT_MS } from '#shared/content.ts'
import { isSlug } from '#shared/slug.ts'
import { type Log, log as writeLog } from '#worker/log.ts'
import { type SendRequest, sendRequest } from '#worker/platform/send-request.ts'
import { inSlices } from '#worker/platform/slices.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import { createPostParser } from './post-parser.ts'
import { type GhostPost, listResponse, NOTICE_TAG, notFoundResponse, postResponse } from './schema.ts'

/** Maximum number of posts per page. Ghost never returns more, even for `limit=all`. */
const MAX_PAGE_SIZE = 100
const NOT_A_NOTICE = `tag:-${NOTICE_TAG}`
/** Post fields to request for a list. Omits the reading time and automatic excerpt, because Ghost computes them from the body. */
const FIELDS_WITHOUT_BODY =
  'id,slug,title,feature_image,feature_image_alt,featured,visibility,created_at,updated_at,published_at,custom_excerpt,canonical_url,primary_author'
const MAX_CONCURRENT = 20
const PARSE_SLICE = 20

export interface GhostPage {
  posts: GhostPost[]
  /** Number of posts in Ghost's response, including posts that cannot be parsed. */
  items: number
  pages: number
  total: number
}

/** Every method throws a GhostError if a request to Ghost fails. If a signal is passed, it replaces the client's own deadline. */
export interface GhostClient {
  /** Returns a page of published posts, including members-only posts, most recently changed first. @param page Starts at 1. */
  browsePosts(page: number, options: { bodies: boolean; signal?: AbortSignal }): Promise<GhostPage>
  /** Returns the newest published posts, without notices. @param limit At most 100. @param tag Tag slug to filter by. */
  browseNewestPosts(limit: number, tag?: string): Promise<GhostPost[]>
  readPost(slug: string): Promise<GhostPost | undefined>
}

export interface GhostClientOptions {
  /** Ghost's URL without a trailing slash. */
  url: string
  key: string
  send?: SendRequest
  /** Deadline for reading from Ghost, in ms. Includes the wait for a free slot in the concurrency limiter. */
  timeoutMs?: number
  pageSize?: number
  log?: Log
}

/** Never show the `cause` of a GhostError to visitors, because an error message from Ghost may contain the API key. */
export class GhostError extends AppError {
  constructor(message: string, cause?: unknown) {
    super({
      name: 'GhostError',
      status: 503,
      publicMessage: 'Unable to load posts. Please try again later.',
      message,
      cause,
    })
  }
}

/** Thrown if Ghost does not respond before the deadline. Visitors may see this error's message. */
export class GhostTimeout extends GhostError {}

export function createGhostClient(options: GhostClientOptions): GhostClient {
  const {
    url,
    key,
    send = sendRequest,
    timeoutMs = POST_TIMEOUT_MS,
    pageSize = MAX_PAGE_SIZE,
    log = writeLog,
  } = options
  const limiter = createConcurrencyLimiter({ max: MAX_CONCURRENT, slotMs: timeoutMs + 1_000 })
  const parsePosts = createPostParser(log)

  function read<S extends v.GenericSchema>(
    schema: S,
    path: string,
    params: Record<string, string>,
    signal: AbortSignal = AbortSignal.timeout(timeoutMs),
  ) {
    const query = new URLSearchParams({ ...params, key })
    const request = { url: `${url}/ghost/api/content/${path}/?${query}`, path, send, timeoutMs, signal, limiter }
    return requestGhost(request, schema)
  }

  /** Parses a list of posts. @throws GhostError if the list is not empty and no post can be parsed. */
  async function parseList(items: readonly unknown[]): Promise<GhostPost[]> {
    const posts: GhostPost[] = []
    await inSlices(items, PARSE_SLICE, (slice) => void posts.push(...parsePosts(slice)))
    if (posts.length === 0 && items.length > 0) throw new GhostError('Ghost returned a list without a readable post')
    return posts
  }

  return {
    async browsePosts(page, { bodies, signal }) {
      const params = {
        include: 'tags,authors',
        // Also sorts by id, because posts with the same date could otherwise appear on two pages or on none.
        order: 'updated_at desc,id desc',
        limit: `${pageSize}`,
        page: `${page}`,
        ...(!bodies && { fields: FIELDS_WITHOUT_BODY }),
      }
      const response = await read(listResponse, 'posts', params, signal)
      if (!response?.meta) throw new GhostError('Ghost returned a list of posts without a page count')
      const { pages, total } = response.meta.pagination
      return { posts: await parseList(response.posts), items: response.posts.length, pages, total }
    },

    async browseNewestPosts(count, tag) {
      if (tag !== undefined && !isSlug(tag)) return []
      const params = {
        include: 'tags,authors',
        limit: `${count}`,
        filter: [NOT_A_NOTICE, ...(tag ? [`tag:${tag}`] : [])].join('+'),
      }
      return parseList((await read(listResponse, 'posts', params))?.posts ?? [])
    },

    async readPost(slug) {
      if (!isSlug(slug)) return undefined
      const response = await read(postResponse, `posts/slug/${slug}`, { include: 'tags,authors' })
      return response?.posts[0]
    },
  }
}

/** Returns a client for a site without a Ghost URL or API key. Every read fails as if Ghost were down. */
export function createUnconfiguredGhost(): GhostClient {
  const fail = () =>
    Promise.reject(new GhostError('Cannot read posts because GHOST_URL or GHOST_CONTENT_KEY is not valid'))
  return { browsePosts: fail, browseNewestPosts: fail, readPost: fail }
}

interface GhostRequest {
  /** The path must end with a slash. Otherwise, Ghost responds with a 301. */
  url: string
  /** Path of the resource, for error messages. The full URL may contain the API key and must not appear in errors. */
  path: string
  headers?: Record<string, string>
  send: SendRequest
  timeoutMs: number
  /** Signal that replaces the client's own deadline (`timeoutMs`) so that several requests can share one deadline. */
  signal?: AbortSignal
  limiter?: ConcurrencyLimiter
}

/** Reads one resource from Ghost. Returns undefined if not found. @throws GhostError */
export async function requestGhost<S extends v.GenericSchema>(
  { url, path, headers, send, timeoutMs, signal = AbortSignal.timeout(timeoutMs), limiter }: GhostRequest,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  async function request() {
    const init = { headers: { 'accept-version': 'v6.0', ...headers }, redirect: 'manual', signal } as const
    const response = await send(url, init)
    if (response.status === 404 && isNotFound(await response.json())) return undefined
    if (response.status !== 200) throw new GhostError(`Ghost answered ${response.status} to ${path}`)
    return v.parse(schema, await response.json())
  }
  try {
    return await (limiter ? limiter.run(signal, request) : request())
  } catch (error) {
    if (error instanceof GhostError) throw error
    if (signal.aborted) throw new GhostTimeout(contentTexts.timedOut(timeoutMs), error)
    throw new GhostError(`Ghost's response to ${path} could not be read`, error)
  }
}

/** Returns true if Ghost, rather than a proxy, sent the body of a 404. Only a 404 from Ghost may remove a post from caches. */
function isNotFound(body: unknown): boolean {
  const parsed = v.safeParse(notFoundResponse, body)
  return parsed.success && parsed.output.errors[0].type === 'NotFoundError' && parsed.output.errors[0].context !== null
}
