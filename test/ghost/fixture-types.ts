/** In fixture strings, `__GHOST_URL__` stands for Ghost's URL. */

export interface PostFixture {
  slug: string
  title: string
  html: string | null
  /** If `lexical` is set, `html` must contain the HTML that Ghost renders from `lexical`. */
  lexical?: string
  status: 'published' | 'draft' | 'scheduled'
  visibility: 'public' | 'members' | 'paid'
  published_at: string
  featured: boolean
  custom_excerpt?: string
  canonical_url?: string
  tags: string[]
  author: string
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
  images: string[]
}

export function imagePath(name: string): string {
  return `/content/images/2026/01/${name}.png`
}
