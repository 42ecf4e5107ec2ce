/** What a Ghost is filled with, real or sample. In texts `__GHOST_URL__` stands for that Ghost's own address. */

export interface PostFixture {
  slug: string
  title: string
  /** As Ghost renders it; null on a post without a body. */
  html: string | null
  /** Editor document the real Ghost gets instead of `html`, for what HTML cannot say. */
  lexical?: string
  status: 'published' | 'draft' | 'scheduled'
  visibility: 'public' | 'members' | 'paid'
  published_at: string
  featured: boolean
  custom_excerpt?: string
  canonical_url?: string
  /** Slugs, in the order the post shows them. */
  tags: string[]
  author: string
  /** Its picture is drawn from the slug; null is a post without one. */
  feature_image: { alt: string; caption?: string } | null
}

export interface TagFixture {
  slug: string
  name: string
  description: string | null
  visibility: 'public' | 'internal'
}

export interface AuthorFixture {
  slug: string
  name: string
  bio: string
}

export interface Fixtures {
  posts: PostFixture[]
  tags: TagFixture[]
  authors: AuthorFixture[]
  /** Names of the pictures that exist: one per feature image, and those inside bodies. */
  pictures: string[]
}

/** Where a picture stands on the sample Ghost, and in the fixtures' own HTML. */
export function picturePath(name: string): string {
  return `/content/images/2026/01/${name}.png`
}
