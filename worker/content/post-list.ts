/** Schema of the cached list of all posts. Isolates validate a cached list, because an older build may have written it. */
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index.ts'

const text = v.string()
const date = v.pipe(text, v.isoTimestamp())

/** A post summary without image sizes or tag names. The list stores each tag name once for all posts. */
const listedPost = v.object({
  id: text,
  version: text,
  slug: text,
  title: text,
  excerpt: text,
  publishedAt: date,
  updatedAt: date,
  readingMinutes: v.number(),
  featured: v.boolean(),
  gated: v.boolean(),
  tags: v.array(text),
  home: v.picklist(BRAND_IDS),
  elsewhere: v.exactOptional(text),
  /** Set if the post is a notice. `until` is the day the notice ends, in Ohio time. */
  notice: v.exactOptional(v.object({ brand: v.picklist(['all', ...BRAND_IDS]), text, until: v.exactOptional(text) })),
  /** The original URL of the post's image. Image sizes are not stored, because they would double the length of the list. */
  image: v.exactOptional(v.object({ url: text, alt: text })),
})

const picture = v.object({
  src: text,
  srcset: v.exactOptional(text),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
  alt: text,
})

export const postList = v.object({
  /** All posts, sorted from newest to oldest. */
  posts: v.array(listedPost),
  tags: v.array(v.object({ slug: text, name: text, description: v.exactOptional(text) })),
  authors: v.array(
    v.object({
      slug: text,
      name: text,
      picture: v.exactOptional(picture),
      bio: v.exactOptional(text),
      website: v.exactOptional(text),
    }),
  ),
  /** Number of posts in Ghost that could not be parsed and are missing from the list. */
  unreadable: v.number(),
})

export type ListedPost = v.InferOutput<typeof listedPost>
export type PostList = v.InferOutput<typeof postList>
