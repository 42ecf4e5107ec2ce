import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contentTexts } from '#shared/content'
import { startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Answer, type BareSite, startBareSite } from './bare-site.ts'

const LISTS = ['/', '/blog', '/blog?page=2', '/rss.xml', '/sitemap.xml', '/api/content/posts', '/api/content/tags']
const BROWNCO = ['/?domain=brownco', '/blog?domain=brownco']
/** Cached copies are stale after a second, so every round below tries to refresh them. */
const FRESH = { CONTENT_FRESH_SECONDS: '1' }

/** Visits every page. @returns a pattern per path that only the page with its content matches. */
async function visitAll({ get }: BareSite): Promise<Map<string, RegExp>> {
  const list = (await get('/blog')).text
  const posts = [...new Set([...list.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path]) => `${path}`))]
  expect(posts.length).toBeGreaterThan(5)
  const visited = new Map<string, RegExp>()
  for (const path of [...LISTS, ...BROWNCO, ...posts]) {
    const { status, text } = await get(path)
    expect([path, status]).toEqual([path, 200])
    const content = posts.includes(path) ? /<div id="post-body"[^>]*>[\s\S]{200}/ : /\/blog\/[a-z0-9-]+|"slug":"/
    visited.set(path, content)
    expect(text).toMatch(content)
  }
  return visited
}

/** Visits every image of the pages. @returns the images' paths. */
async function visitImages({ get }: BareSite, paths: Iterable<string>): Promise<string[]> {
  const pages = await Promise.all([...paths].map((path) => get(path)))
  const images = [...new Set(pages.flatMap(({ text }) => text.match(/(?<=")\/media\/[^"\s*]+/g) ?? []))]
  // One after the other, because the sample Ghost draws each image when it is first requested.
  for (const path of images) expect([path, isImage(await get(path))]).toEqual([path, true])
  expect(images.length).toBeGreaterThan(5)
  return images
}

function isImage({ status, type, text }: Answer): boolean {
  return status === 200 && type.startsWith('image/') && text.length > 50
}

// Without a cached copy, each request would wait 10 s for a hanging Ghost, and the test would time out.
test('with Ghost hanging, failing, resetting connections or down, visited pages keep their content, and a new post appears once Ghost is back', async () => {
  await using bare = await startBareSite(FRESH)
  const { ghost, get } = bare
  const visited = await visitAll(bare)
  const images = await visitImages(bare, visited.keys())

  async function expectContent(fault: string) {
    for (let round = 0; round < 2; round++) {
      await sleep(1_100)
      const pages = [...visited].map(async ([path, content]) => {
        const { status, text } = await get(path)
        const hasError = text.includes(contentTexts.postsTitle)
        expect([fault, path, status, content.test(text), hasError]).toEqual([fault, path, 200, true, false])
      })
      await Promise.all(pages)
      const shown = await Promise.all(images.map(async (path) => [fault, path, isImage(await get(path))]))
      expect(shown.filter(([, , isShown]) => !isShown)).toEqual([])
    }
  }

  for (const kind of ['hang', '500', 'reset'] as const) {
    ghost.setFault({ kind })
    await expectContent(kind)
  }
  await ghost.stop()
  await expectContent('down')
  // On a slow machine, the migration may be over 10 minutes ago.
  await bare.site.runCron('* * * * *')
  expect(JSON.parse((await get('/api/health')).text)).toMatchObject({ status: 'ok', content: 'stale' })

  const back = await startSampleGhost({ port: Number(new URL(ghost.url).port) })
  try {
    await back.publish({ slug: 'back-again', title: 'Back again', featured: true })
    await expect.poll(async () => (await get('/blog')).text, { timeout: 60_000 }).toContain('Back again')
    await expect.poll(async () => (await get('/')).text, { timeout: 60_000 }).toContain('Back again')
    expect((await get('/blog/back-again')).status).toBe(200)
  } finally {
    await back.stop()
  }
})

test('with Ghost hanging and an empty cache, lists get a 200 with an error and a post a 503, and neither is cached', async () => {
  await using bare = await startBareSite()
  bare.ghost.setFault({ kind: 'hang' })
  const [home, list, post] = await Promise.all(['/', '/blog', '/blog/employee-or-contractor'].map(bare.get))
  expect([home?.status, list?.status, post?.status]).toEqual([200, 200, 503])
  expect(list?.text).toContain(contentTexts.postsTitle)
  bare.ghost.setFault({ kind: 'none' })
  expect((await bare.get('/blog')).text).not.toContain(contentTexts.postsTitle)
  expect((await bare.get('/blog/employee-or-contractor')).status).toBe(200)
})
