/** Run test/ghost/real/record-cards.ts after a change to all-cards.json or to the Ghost version. */
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
    const pathWithUploadMonth = new RegExp(`${folder}/((?:size/w\\d+/)?)\\d{4}/\\d{2}/${name}\\.png`, 'g')
    html = html.replace(pathWithUploadMonth, `${folder}/$1${file}`)
  }
  writeFileSync(new URL('../edge/all-cards.html', import.meta.url), `${html}\n`)
} finally {
  await ghost.stop()
}
