import type { AuthorFixture, Fixtures, PostFixture, TagFixture } from '../fixture-types.ts'

export interface StoredPost extends PostFixture {
  firstSlug: string
  updated_at: string
}

export interface Store {
  published(): StoredPost[]
  all(): StoredPost[]
  readonly tags: TagFixture[]
  readonly authors: AuthorFixture[]
  setPosts(posts: PostFixture[]): void
  publish(post: Partial<PostFixture> & { slug: string }): void
  unpublish(slug: string): void
  remove(slug: string): void
  edit(slug: string, changes: Partial<PostFixture>): void
}

export function createStore(fixtures: Fixtures): Store {
  const tags = [...fixtures.tags]
  const { authors } = fixtures
  let posts = new Map<string, StoredPost>()
  let published: StoredPost[] | undefined

  function findOrCreateTagSlug(nameOrSlug: string): string {
    const found = tags.find(({ slug, name }) => slug === nameOrSlug || name === nameOrSlug)
    if (found) return found.slug
    const tag = newTag(nameOrSlug)
    tags.push(tag)
    return tag.slug
  }

  function add(fixture: PostFixture & { firstSlug?: string }, updated_at: string) {
    const post = { ...fixture, tags: fixture.tags.map(findOrCreateTagSlug) }
    if (!authors.some((author) => author.slug === post.author))
      throw new Error(`The mock Ghost has no author ${post.author}`)
    remove(post.slug)
    posts.set(post.slug, { ...post, firstSlug: post.firstSlug ?? post.slug, updated_at })
  }

  function remove(slug: string) {
    posts.delete(slug)
    published = undefined
  }

  function find(slug: string): StoredPost {
    const post = posts.get(slug)
    if (!post) throw new Error(`The mock Ghost has no post ${slug}`)
    return post
  }

  function setPosts(list: PostFixture[]) {
    posts = new Map()
    published = undefined
    for (const post of list) add(post, post.published_at)
  }

  setPosts(fixtures.posts)
  return {
    tags,
    authors,
    setPosts,
    all: () => [...posts.values()],
    published() {
      published ??= [...posts.values()].filter((post) => post.status === 'published').sort(byDateThenSlug)
      return [...published]
    },
    publish: (post) => add({ ...blankPost(authors), ...post, status: 'published' }, now()),
    unpublish: (slug) => add({ ...find(slug), status: 'draft' }, now()),
    remove: (slug) => remove(find(slug).slug),
    edit(slug, changes) {
      const post = find(slug)
      remove(slug)
      add({ ...post, ...changes }, now())
    },
  }
}

function blankPost(authors: AuthorFixture[]): PostFixture {
  return {
    slug: 'untitled',
    title: 'Untitled',
    html: '<p>Just published.</p>',
    status: 'published',
    visibility: 'public',
    published_at: now(),
    featured: false,
    tags: [],
    author: authors[0]?.slug ?? '',
    feature_image: null,
  }
}

function newTag(nameOrSlug: string): TagFixture {
  const name = nameOrSlug.replace(/^hash-/, '#')
  const slug = name
    .replace(/^#/, 'hash-')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
  return { slug, name, description: null, visibility: name.startsWith('#') ? 'internal' : 'public' }
}

function byDateThenSlug(a: StoredPost, b: StoredPost): number {
  return Date.parse(b.published_at) - Date.parse(a.published_at) || (a.slug < b.slug ? 1 : -1)
}

function now(): string {
  return new Date().toISOString()
}
