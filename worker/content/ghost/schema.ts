/** Schemas for the fields that the site reads from Ghost's API (6.x). Most of the fields have a default value. */
import * as v from 'valibot'
import { isSlug } from '#shared/slug.ts'
import { UNKNOWN_AUTHOR } from '#shared/unknown-author.ts'

/** Slug of the internal tag `#notice`. Ghost replaces the `#` with `hash-`. */
export const NOTICE_TAG = 'hash-notice'

const id = v.pipe(v.string(), v.nonEmpty())
const slug = v.pipe(v.string(), v.check(isSlug, 'Not a slug'))
const text = v.nullish(v.string(), null)
const isoDate = v.nullish(v.pipe(v.string(), v.isoTimestamp()))
const visibility = v.nullish(v.string(), 'public')

function textOr(fallback: string) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => value.trim() || fallback),
  )
}

const termId = v.fallback(v.string(), '')

const author = v.object({
  name: textOr(UNKNOWN_AUTHOR),
  slug: v.nullish(v.string(), ''),
  profile_image: text,
  bio: text,
  website: text,
})

const postTag = v.pipe(
  v.object({ id: termId, slug, name: text, visibility, description: text }),
  v.transform((tag) => ({ ...tag, id: tag.id || tag.slug, name: tag.name || tag.slug })),
)

export const ghostPost = v.pipe(
  v.object({
    id,
    uuid: text,
    slug,
    title: textOr('Untitled'),
    html: text,
    feature_image: text,
    feature_image_alt: text,
    feature_image_caption: text,
    featured: v.nullish(v.boolean(), false),
    visibility,
    /** The post's state in Ghost, such as "draft". Only the Admin API returns this field. */
    status: v.optional(v.string()),
    /** False for a members-only post, whose `html` is empty or ends at the paywall. The Admin API omits this field. */
    access: v.nullish(v.boolean(), true),
    created_at: isoDate,
    updated_at: isoDate,
    /** Publication date. Null for a draft that was never published. The site then uses the date of the last edit instead. */
    published_at: isoDate,
    custom_excerpt: text,
    /** Reading time in minutes. Ghost omits it for a post without a body. */
    reading_time: v.nullish(v.number(), 0),
    tags: v.nullish(v.array(postTag), []),
    authors: v.nullish(v.array(author), []),
    primary_author: v.nullish(author, null),
    canonical_url: text,
    meta_title: text,
    meta_description: text,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { created_at, updated_at, published_at, ...post } = value
    const date = published_at ?? updated_at ?? created_at
    if (!date) {
      addIssue({ message: 'The post has no date' })
      return NEVER
    }
    return { ...post, uuid: post.uuid ?? post.id, published_at: date, updated_at: updated_at ?? date }
  }),
)

/** Number of pages in a list of posts, at most 1,000. The limit prevents endless requests if Ghost reports a wrong number. */
const pageCount = v.pipe(v.number(), v.integer(), v.maxValue(1_000))

const pagination = v.object({ page: v.number(), limit: v.number(), pages: pageCount, total: v.number() })

/** A list of posts. Each post is parsed separately so that one invalid post does not invalidate the entire list. */
export const listResponse = v.object({ posts: v.array(v.unknown()), meta: v.optional(v.object({ pagination })) })

/**
 * Ghost's response to a request for one post. An empty list is an error, because Ghost responds with a 404 for a missing
 * post.
 */
export const postResponse = v.object({ posts: v.tuple([ghostPost]) })

export const draftsResponse = v.object({
  posts: v.array(v.object({ id, title: textOr('Untitled'), slug, status: v.string(), updated_at: v.string() })),
})

/** Body of a 404 from Ghost. `context` is a sentence such as "Post not found.", or null for an unknown API path. */
export const notFoundResponse = v.object({
  errors: v.looseTuple([v.object({ type: v.string(), context: v.nullable(v.string()) })]),
})

export type GhostPost = v.InferOutput<typeof ghostPost>
export type GhostAuthor = v.InferOutput<typeof author>
