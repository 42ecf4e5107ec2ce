import { ghostPost } from './fakes.ts'

const TAG = { id: 't', slug: 'payroll', name: 'Payroll', visibility: 'public', description: 'About payroll.' }
const AUTHOR = { id: 'a', slug: 'ana', name: 'Ana', profile_image: null, bio: 'Writes.', website: 'https://ana.test' }

export function wholePost(slug: string): Record<string, unknown> {
  return {
    ...ghostPost({ slug }),
    created_at: '2026-01-01T10:00:00.000+00:00',
    feature_image: `http://ghost.test/content/images/${slug}.png`,
    feature_image_alt: 'An image',
    feature_image_caption: 'A caption',
    custom_excerpt: `Excerpt of ${slug}.`,
    canonical_url: `http://ghost.test/${slug}/`,
    meta_title: 'A title',
    meta_description: 'A description',
    tags: [TAG],
    authors: [AUTHOR],
    primary_tag: TAG,
    primary_author: AUTHOR,
  }
}

const VALUES = [undefined, null, 'Some text', '', 7, true, { a: 1 }, [{ a: 1 }], [null]]

const PATHS = [
  ...Object.keys(wholePost('any')),
  ...Object.keys(TAG).map((field) => `tags.0.${field}`),
  ...Object.keys(AUTHOR).map((field) => `authors.0.${field}`),
]

export interface OddPost {
  name: string
  path: string
  value: unknown
  post: Record<string, unknown>
}

export function oddPosts(): OddPost[] {
  return PATHS.flatMap((path) =>
    VALUES.map((value, index) => {
      const slug = `odd-${path.replaceAll('.', '-')}-${index}`
      return { name: `${path}: ${JSON.stringify(value)}`, path, value, post: withValue(wholePost(slug), path, value) }
    }),
  )
}

function withValue(post: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(post)
  const keys = path.split('.')
  const field = keys.pop() ?? ''
  const owner = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy)
  if (value === undefined) delete owner[field]
  else owner[field] = value
  return copy
}
