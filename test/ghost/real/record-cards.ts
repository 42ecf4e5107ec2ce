/**
 * Renders edge/all-cards.json with a real Ghost, and writes the HTML to edge/all-cards.html. Run this script if the editor
 * document or the Ghost version changes.
 */
import { writeFileSync } from 'node:fs'
import { imagePath } from '../fixture-types.ts'
import { loadFixtures } from '../fixtures.ts'
import { startRealGhost } from '../real-ghost.ts'

const ghost = await startRealGhost()
try {
  const address = `${ghost.url}/ghost/api/content/posts/slug/edge-all-cards/?key=${ghost.contentKey}`
  const { posts } = (await (await fetch(address)).json()) as { posts: [{ html: string }] }
  let html = posts[0].html.replaceAll(ghost.url, '__GHOST_URL__')
  for (const name of loadFixtures({ edge: true }).images) {
    const [folder, file] = imagePath(name).split(/(?<=images)\//) as [string, string]
    // Removes the upload month from image paths in Ghost's HTML, but keeps the image size, if any.
    html = html.replace(
      new RegExp(`${folder}/((?:size/w\\d+/)?)\\d{4}/\\d{2}/${name}\\.png`, 'g'),
      `${folder}/$1${file}`,
    )
  }
  writeFileSync(new URL('../edge/all-cards.html', import.meta.url), `${html}\n`)
} finally {
  await ghost.stop()
}
