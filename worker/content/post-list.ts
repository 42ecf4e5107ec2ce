/** The cached list of all posts. It is validated when an isolate first reads it, because an older build may have written it. */
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index.ts'

const text = v.string()
const date = v.pipe(text, v.isoTimestamp())

/** A post summary, without the fields that the list stores once for all posts and the fields that can be recomputed. */
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
  /** The image's URL in Ghost. Image sizes are not stored, because they would double the size of the list. */
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
  /** Sorted newest first. */
  posts: v.array(listedPost),
  /** Tags with the same slug are stored once, because they share a page. */
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
