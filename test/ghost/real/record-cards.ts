/**
 * Writes edge/all-cards.html anew from what the real Ghost renders. Run it when the editor document or the version of
 * Ghost changes; the contract fails when the two have drifted apart.
 */
import { writeFileSync } from 'node:fs'
import { picturePath } from '../fixture-types.ts'
import { loadFixtures } from '../fixtures.ts'
import { startRealGhost } from '../real-ghost.ts'

const ghost = await startRealGhost()
try {
  const address = `${ghost.url}/ghost/api/content/posts/slug/edge-all-cards/?key=${ghost.contentKey}`
  const { posts } = (await (await fetch(address)).json()) as { posts: [{ html: string }] }
  let html = posts[0].html.replaceAll(ghost.url, '__GHOST_URL__')
  for (const name of loadFixtures({ edge: true }).pictures) {
    const [folder, file] = picturePath(name).split(/(?<=images)\//) as [string, string]
    // Ghost files an upload under the month it came in; keep the size that may stand before it.
    html = html.replace(
      new RegExp(`${folder}/((?:size/w\\d+/)?)\\d{4}/\\d{2}/${name}\\.png`, 'g'),
      `${folder}/$1${file}`,
    )
  }
  writeFileSync(new URL('../edge/all-cards.html', import.meta.url), `${html}\n`)
} finally {
  await ghost.stop()
}
