import { beforeEach, expect, test, vi } from 'vitest'
import { contentTexts } from '#shared/content'
import { RELOAD } from '#shared/failure'
import { DUE_DATES_PATH } from '#tax/due-dates/paths'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

/** Offset of the worker's clock, ms. Each test adds a day, because the negative cache in the Cache API outlives a test. */
let clockOffset = 0
const now = Date.now

beforeEach(() => {
  clockOffset += 24 * 60 * 60 * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + clockOffset)
})
setUpSite([])

/** The text and the links of each state that the page shows instead of a list. */
async function readStates(path: string) {
  const html = await (await fetchSite(path)).text()
  const states = html.match(/<div class="empty-state[\s\S]*?<\/div>/g) ?? []
  return states.map((state) => ({
    hasDrawing: /<use href="\/art\/dresdentax\/bands\.svg#state"/.test(state),
    text: state.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    links: [...state.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
  }))
}

test.each(['/', '/blog'])('without posts, %s has a drawing, one sentence and a link to the due dates', async (path) => {
  expect(await readStates(path)).toEqual([
    { hasDrawing: true, text: expect.stringContaining(contentTexts.noPosts), links: [DUE_DATES_PATH] },
  ])
})

test.each(['/', '/blog'])('while Ghost fails, %s has a drawing, the error and a link that reloads it', async (path) => {
  network.ghost = () => Promise.reject(new TypeError('connection refused'))
  expect(await readStates(path)).toEqual([{ hasDrawing: true, text: expect.stringContaining(RELOAD), links: [path] }])
})

test('a search without results has a drawing, advice and a link to all posts', async () => {
  fakeNetwork([ghostPost({ slug: 'first' })])
  expect(await readStates('/blog?q=zebra')).toEqual([
    { hasDrawing: true, text: expect.stringContaining('different words'), links: ['/blog'] },
  ])
})
