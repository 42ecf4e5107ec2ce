/** The sample Ghost's content, which tests may change while it runs. */
import type { AuthorFixture, Fixtures, PostFixture, TagFixture } from '../fixture-types.ts'

export interface StoredPost extends PostFixture {
  /** Its first slug: an edit of the slug leaves a post the one it was. */
  origin: string
  updated_at: string
}

export interface Store {
  /** Newest first. Only what readers can reach: no drafts, nothing scheduled. */
  published(): StoredPost[]
  /** Drafts and scheduled posts too. */
  all(): StoredPost[]
  readonly tags: TagFixture[]
  readonly authors: AuthorFixture[]
  setPosts(posts: PostFixture[]): void
  /** A post of the same slug is replaced; tags that do not exist yet are made. */
  publish(post: Partial<PostFixture> & { slug: string }): void
  unpublish(slug: string): void
  remove(slug: string): void
  edit(slug: string, changes: Partial<PostFixture>): void
}

export function createStore(fixtures: Fixtures): Store {
  const tags = [...fixtures.tags]
  const { authors } = fixtures
  let posts: StoredPost[] = []

  /** Its slug, whether that or the name is given; made if it does not exist yet. */
  function tagOf(nameOrSlug: string): string {
    const known = tags.find(({ slug, name }) => slug === nameOrSlug || name === nameOrSlug)
    if (known) return known.slug
    const made = newTag(nameOrSlug)
    tags.push(made)
    return made.slug
  }

  function add(given: PostFixture & { origin?: string }, updated_at: string) {
    const post = { ...given, tags: given.tags.map(tagOf) }
    if (!authors.some((author) => author.slug === post.author)) throw new Error(`no author ${post.author}`)
    posts = [
      ...posts.filter((other) => other.slug !== post.slug),
      { ...post, origin: post.origin ?? post.slug, updated_at },
    ]
  }

  function find(slug: string): StoredPost {
    const post = posts.find((candidate) => candidate.slug === slug)
    if (!post) throw new Error(`the sample Ghost has no post ${slug}`)
    return post
  }

  function setPosts(list: PostFixture[]) {
    posts = []
    for (const post of list) add(post, post.published_at)
  }

  setPosts(fixtures.posts)
  return {
    tags,
    authors,
    setPosts,
    all: () => posts,
    published: () => posts.filter((post) => post.status === 'published').sort(byDateThenSlug),
    publish: (post) => add({ ...blankPost(authors), ...post, status: 'published' }, now()),
    unpublish: (slug) => add({ ...find(slug), status: 'draft' }, now()),
    remove(slug) {
      const post = find(slug)
      posts = posts.filter((other) => other !== post)
    },
    edit(slug, changes) {
      const post = find(slug)
      posts = posts.filter((other) => other !== post)
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

/** "hash-x" is how Ghost spells the slug of the internal tag "#x"; letters lose their accents, as with Ghost. */
function newTag(nameOrSlug: string): TagFixture {
  const name = nameOrSlug.replace(/^hash-/, '#')
  const internal = name.startsWith('#')
  const slug = name
    .replace(/^#/, 'hash-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (!slug || slug === 'hash') throw new Error(`no tag can be called ${JSON.stringify(nameOrSlug)}`)
  return { slug, name, description: null, visibility: internal ? 'internal' : 'public' }
}

function byDateThenSlug(a: StoredPost, b: StoredPost): number {
  return Date.parse(b.published_at) - Date.parse(a.published_at) || (a.slug < b.slug ? 1 : -1)
}

function now(): string {
  return new Date().toISOString()
}
