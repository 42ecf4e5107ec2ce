/** The fields of Ghost's API (6.x) that the site reads. A missing title or author name gets a default text. */
import * as v from 'valibot'

const text = v.nullish(v.string(), null)
const isoDate = v.pipe(v.string(), v.isoTimestamp())

const author = v.object({
  id: v.string(),
  name: v.optional(v.pipe(v.string(), v.minLength(1)), 'Unknown Author'),
  slug: v.string(),
  profile_image: text,
  bio: text,
  website: text,
})

const postTag = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  visibility: v.string(),
  description: v.optional(text),
})

export const ghostPost = v.object({
  id: v.string(),
  uuid: v.string(),
  slug: v.string(),
  title: v.optional(v.pipe(v.string(), v.minLength(1)), 'Untitled'),
  html: text,
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  featured: v.optional(v.boolean(), false),
  visibility: v.optional(v.string(), 'public'),
  /** false for a gated post, whose `html` is empty or ends at the paywall. */
  access: v.optional(v.boolean(), true),
  updated_at: isoDate,
  published_at: isoDate,
  custom_excerpt: text,
  /** Minutes. Ghost omits it for a post without a body. */
  reading_time: v.nullish(v.number(), 0),
  tags: v.optional(v.array(postTag), []),
  authors: v.optional(v.array(author), []),
  primary_tag: v.nullish(postTag, null),
  primary_author: v.nullish(author, null),
  /** An absolute URL, if the writer gave the post a canonical URL. */
  canonical_url: text,
  meta_title: text,
  meta_description: text,
})

/** A post of the Admin API. A draft that was never published shows the date of its last edit. */
const ghostDraft = v.pipe(
  v.object({ ...ghostPost.entries, published_at: v.nullish(isoDate) }),
  v.transform((post) => ({ ...post, published_at: post.published_at ?? post.updated_at })),
)

export const draftsResponse = v.object({ posts: v.tuple([ghostDraft]) })

/** 1,000 pages are 100,000 posts. The limit keeps a wrong page count from causing endless requests. */
const pageCount = v.pipe(v.number(), v.integer(), v.maxValue(1_000))

const pagination = v.object({ page: v.number(), limit: v.number(), pages: pageCount, total: v.number() })

export const postsResponse = v.object({ posts: v.array(ghostPost), meta: v.optional(v.object({ pagination })) })

/** `context` is "Post not found." or "Tag not found.", and null for an unknown API address. */
export const notFoundResponse = v.object({
  errors: v.looseTuple([v.object({ type: v.string(), context: v.nullable(v.string()) })]),
})

export type GhostPost = v.InferOutput<typeof ghostPost>
