/** The content of the sample Ghost and the real one. In texts, `__GHOST_URL__` is a placeholder for Ghost's address. */

export interface PostFixture {
  slug: string
  title: string
  /** The body as Ghost renders it, or null for a post without a body. */
  html: string | null
  /** An editor document for the real Ghost, if HTML cannot express the post. `html` is then its recorded result. */
  lexical?: string
  status: 'published' | 'draft' | 'scheduled'
  visibility: 'public' | 'members' | 'paid'
  published_at: string
  featured: boolean
  custom_excerpt?: string
  canonical_url?: string
  /** Slugs in the post's order. */
  tags: string[]
  author: string
  /** The image is drawn from the slug. Null if the post has no image. */
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
  /** Names of all feature images and images in bodies. */
  images: string[]
}

/** Returns the path of an image on the sample Ghost and in the fixtures' HTML. */
export function imagePath(name: string): string {
  return `/content/images/2026/01/${name}.png`
}
