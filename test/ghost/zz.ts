import { loadFixtures } from './fixtures.ts'

const f = loadFixtures({ edge: true })
console.log(
  f.posts.length,
  f.tags.length,
  f.pictures.length,
  f.posts.map((p) => p.slug.length).sort((a, b) => b - a)[0],
)
