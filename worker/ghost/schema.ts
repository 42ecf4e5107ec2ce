/**
 * The parts of Ghost's Content API (6.x) that the site reads. Unknown fields are dropped; a missing title or author gets
 * the spec's default. Anything else that does not fit is an answer we do not trust.
 */
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
  /** false on a gated post: `html` is then empty or only the part above the paywall. */
  access: v.optional(v.boolean(), true),
  updated_at: isoDate,
  published_at: isoDate,
  custom_excerpt: text,
  /** Minutes; Ghost leaves it out on a post without a body. */
  reading_time: v.nullish(v.number(), 0),
  tags: v.optional(v.array(postTag), []),
  authors: v.optional(v.array(author), []),
  primary_tag: v.nullish(postTag, null),
  primary_author: v.nullish(author, null),
  /** Set where the post has its place elsewhere, whole. */
  canonical_url: text,
  meta_title: text,
  meta_description: text,
})

/** As the Admin API has it: a draft that was never published has no day yet; it is shown as if it were its last edit's. */
const ghostDraft = v.pipe(
  v.object({ ...ghostPost.entries, published_at: v.nullish(isoDate) }),
  v.transform((post) => ({ ...post, published_at: post.published_at ?? post.updated_at })),
)

export const draftsReply = v.object({ posts: v.tuple([ghostDraft]) })

/** A blog of 100,000 posts; more is no page count, and would be asked for one by one. */
const pageCount = v.pipe(v.number(), v.integer(), v.maxValue(1_000))

const pagination = v.object({ page: v.number(), limit: v.number(), pages: pageCount, total: v.number() })

export const postsReply = v.object({ posts: v.array(ghostPost), meta: v.optional(v.object({ pagination })) })

/** `context` is "Post not found." or "Tag not found.", and null where the address itself is unknown. */
export const notFoundReply = v.object({
  errors: v.looseTuple([v.object({ type: v.string(), context: v.nullable(v.string()) })]),
})

export type GhostPost = v.InferOutput<typeof ghostPost>
