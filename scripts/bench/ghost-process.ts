/**
 * The sample Ghost in a separate process, so that its work does not delay the benchmark's requests. The argument is the
 * number of posts. Sends its address and key to the parent process.
 */
import { loadFixtures } from '#test/ghost/fixtures'
import { startSampleGhost } from '#test/ghost/sample-ghost'
import { growPosts } from './grow-posts.ts'

const PER_PAGE = 100

const posts = growPosts(loadFixtures({ edge: false }).posts, Number(process.argv[2]))
const ghost = await startSampleGhost()
ghost.setPosts(posts)
// Each page is read once, because the sample Ghost renders a post when it is first read.
for (let page = 1; page <= Math.ceil(posts.length / PER_PAGE); page++) {
  const query = `include=tags,authors&limit=${PER_PAGE}&page=${page}&key=${ghost.contentKey}`
  await (await fetch(`${ghost.url}/ghost/api/content/posts/?${query}`)).arrayBuffer()
}
process.on('disconnect', () => process.exit(0))
process.send?.({ url: ghost.url, contentKey: ghost.contentKey, slugs: posts.map(({ slug }) => slug) })
