import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contentTexts } from '#shared/content'
import { startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Answer, type BareSite, startBareSite } from './bare-site.ts'

const LISTS = ['/', '/blog', '/blog?page=2', '/rss.xml', '/sitemap.xml', '/api/content/posts', '/api/content/tags']
const BROWNCO = ['/?domain=brownco', '/blog?domain=brownco']
/** Fresh for a second, so that every round finds its copies stale. */
const FRESH = { CONTENT_FRESH_SECONDS: '1' }

/** Each page with what shows that it has its content. */
async function visitAll({ get }: BareSite): Promise<Map<string, RegExp>> {
  const list = (await get('/blog')).text
  const posts = [...new Set([...list.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path]) => `${path}`))]
  expect(posts.length).toBeGreaterThan(5)
  const seen = new Map<string, RegExp>()
  for (const path of [...LISTS, ...BROWNCO, ...posts]) {
    const { status, text } = await get(path)
    expect([path, status]).toEqual([path, 200])
    seen.set(path, posts.includes(path) ? /<div id="post-body"[^>]*>[\s\S]{200}/ : /\/blog\/[a-z0-9-]+|"slug":"/)
    expect(text).toMatch(seen.get(path) as RegExp)
  }
  return seen
}

/** Pictures of those pages, one of each set of sizes. */
async function visitPictures({ get }: BareSite, paths: Iterable<string>): Promise<string[]> {
  const pages = await Promise.all([...paths].map((path) => get(path)))
  const found = [...new Set(pages.flatMap(({ text }) => text.match(/(?<=")\/media\/[^"\s]+/g) ?? []))]
  const answers = await Promise.all(found.map(async (path) => ({ path, ...(await get(path)) })))
  expect(answers.filter((answer) => !isPicture(answer))).toEqual([])
  expect(found.length).toBeGreaterThan(5)
  return found
}

function isPicture({ status, type, text }: Answer): boolean {
  return status === 200 && type.startsWith('image/') && text.length > 50
}

test('Ghost hung, broken, cut off and gone: what was visited is there in under a second, and heals by itself', async () => {
  await using bare = await startBareSite(FRESH)
  const { ghost, get } = bare
  const seen = await visitAll(bare)
  const pictures = await visitPictures(bare, seen.keys())
  const slow: string[] = []

  async function rounds(what: string) {
    for (let round = 0; round < 3; round++) {
      await sleep(1_100)
      for (const [path, content] of seen) {
        // Beside it a page that needs nothing of Ghost's: what holds that up, too, is the machine.
        const [{ status, text, ms }, other] = await Promise.all([get(path), get('/robots.txt')])
        expect([what, path, status, content.test(text)]).toEqual([what, path, 200, true])
        expect([what, path, text.includes(contentTexts.postsTitle)]).toEqual([what, path, false])
        if (ms - other.ms >= 1_000) slow.push(`${what} ${path} ${Math.round(ms)} ms`)
      }
      for (const path of pictures) expect([what, path, isPicture(await get(path))]).toEqual([what, path, true])
    }
  }

  for (const kind of ['hang', '500', 'reset'] as const) {
    ghost.setFault({ kind })
    await rounds(kind)
  }
  await ghost.stop()
  await rounds('refused')
  expect(slow).toEqual([])
  expect(JSON.parse((await get('/api/health')).text)).toMatchObject({ status: 'ok', content: 'stale' })

  const back = await startSampleGhost({ port: Number(new URL(ghost.url).port) })
  try {
    await back.publish({ slug: 'back-again', title: 'Back again', featured: true })
    const deadline = Date.now() + 15_000
    while (!(await get('/blog')).text.includes('Back again') && Date.now() < deadline) await sleep(200)
    expect((await get('/blog')).text).toContain('Back again')
    expect((await get('/')).text).toContain('Back again')
    expect((await get('/blog/back-again')).status).toBe(200)
  } finally {
    await back.stop()
  }
})

test('Ghost 15 s late and nothing seen before: a clear page within its 10 s, and nothing of it is kept', async () => {
  await using bare = await startBareSite()
  bare.ghost.setFault({ kind: 'slow', ms: 15_000 })
  const [home, list, post] = await Promise.all(['/', '/blog', '/blog/employee-or-contractor'].map(bare.get))
  expect([home?.status, list?.status, post?.status]).toEqual([200, 200, 503])
  expect(list?.text).toContain(contentTexts.postsTitle)
  for (const answer of [home, list, post]) expect(answer?.ms).toBeLessThan(13_000)
  bare.ghost.setFault({ kind: 'none' })
  expect((await bare.get('/blog')).text).not.toContain(contentTexts.postsTitle)
  expect((await bare.get('/blog/employee-or-contractor')).status).toBe(200)
})

test('unknown slugs by the hundred reach Ghost once each and never more than 20 at a time', async () => {
  await using bare = await startBareSite()
  const { ghost, get } = bare
  ghost.setFault({ kind: 'slow', ms: 20 })
  const slugs = Array.from({ length: 300 }, (_, index) => `/api/content/posts/probe-${index}`)
  for (let time = 0; time < 2; time++) {
    // As many visitors at a time as this machine can be all of at once.
    for (let first = 0; first < slugs.length; first += 100) {
      const wave = slugs.slice(first, first + 100).map(async (path) => (await get(path)).status)
      expect(new Set(await Promise.all(wave))).toEqual(new Set([404]))
    }
  }
  expect(ghost.requests).toHaveLength(300)
  expect(new Set(ghost.requests).size).toBe(300)
  expect(ghost.peak()).toBeLessThanOrEqual(20)
  // A visitor is served all the same.
  expect((await get('/blog')).text).toContain('href="/blog/')
})
