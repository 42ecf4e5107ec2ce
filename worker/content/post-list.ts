/** The stored list of all posts. It is checked when an isolate opens it, because an older build may have stored it. */
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index.ts'

const text = v.string()
const date = v.pipe(text, v.isoTimestamp())

/** A summary without the fields that the list stores once for all posts, or that the site can recompute. */
const listedPost = v.object({
  id: text,
  /** @see versionOf */
  version: text,
  slug: text,
  title: text,
  excerpt: text,
  publishedAt: date,
  updatedAt: date,
  readingMinutes: v.number(),
  featured: v.boolean(),
  gated: v.boolean(),
  /** Slugs of the public tags. */
  tags: v.array(text),
  home: v.picklist(BRAND_IDS),
  elsewhere: v.exactOptional(text),
  /** The image in Ghost. Its sizes are not stored, because they would be half of the list. */
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
  /** Newest first. */
  posts: v.array(listedPost),
  /** Tags with the same slug are stored once, because they have the same page. */
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
  /** Number of posts that Ghost counts but the list lacks, because they cannot be read. */
  unreadable: v.number(),
})

export type ListedPost = v.InferOutput<typeof listedPost>
export type PostList = v.InferOutput<typeof postList>
