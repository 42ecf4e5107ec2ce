/** Types for the fixtures of the mock Ghost and the real Ghost. In strings, `__GHOST_URL__` stands for Ghost's URL. */

export interface PostFixture {
  slug: string
  title: string
  /** The post's body as Ghost renders it, or null if the post has no body. */
  html: string | null
  /**
   * The post in Ghost's editor format (Lexical), for content that HTML cannot express. If `lexical` is set,
   * `html` is the HTML that Ghost renders from `lexical`.
   */
  lexical?: string
  status: 'published' | 'draft' | 'scheduled'
  visibility: 'public' | 'members' | 'paid'
  published_at: string
  featured: boolean
  custom_excerpt?: string
  canonical_url?: string
  /** Tag slugs, in the order that Ghost lists them. */
  tags: string[]
  author: string
  /** The feature image's alt text and caption, or null if the post has no feature image. The image file is generated from the slug. */
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
  /** Names of all feature images and all images in post bodies. */
  images: string[]
}

/** Returns an image's path on the mock Ghost. The HTML in the fixtures uses the same path. */
export function imagePath(name: string): string {
  return `/content/images/2026/01/${name}.png`
}
