import { readdirSync, readFileSync } from 'node:fs'
import { EDGE_IMAGES, EDGE_TAGS, edgePosts } from './edge-posts.ts'
import { AUTHORS, TAGS } from './fixture-terms.ts'
import type { Fixtures } from './fixture-types.ts'
import { parsePostFile } from './post-file.ts'

const POSTS = new URL('./posts/', import.meta.url)

export interface FixtureOptions {
  edge: boolean
}

/** @throws Error if a post file is malformed. */
export function loadFixtures({ edge }: FixtureOptions): Fixtures {
  const files = readdirSync(POSTS).filter((file) => file.endsWith('.html'))
  const posts = files.sort().map((file) => parsePostFile(file, readFileSync(new URL(file, POSTS), 'utf8')))
  if (edge) posts.push(...edgePosts())
  const withImage = posts.filter((post) => post.feature_image).map((post) => post.slug)
  return {
    posts,
    tags: edge ? [...TAGS, ...EDGE_TAGS] : TAGS,
    authors: AUTHORS,
    images: edge ? [...withImage, ...EDGE_IMAGES] : withImage,
  }
}
