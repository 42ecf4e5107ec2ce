import { beforeEach, expect, test, vi } from 'vitest'
import { addConfirmed, addLink } from '#test/helpers/worker/appointment-links.ts'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { openDesk, restartDesk, startDesk } from '#test/helpers/worker/desk-site.ts'
import { ghostPost, ghostWith } from '#test/helpers/worker/fakes.ts'
import { imageResponse, newImagePath } from '#test/helpers/worker/images.ts'
import { uuid } from '#test/helpers/worker/lead-parts.ts'
import { budgetErrors, budgets, countCalls, STATES, type State } from '#test/helpers/worker/outside-calls.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { CONTENT } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

const image = newImagePath()
let appointment: string

const get = (path: string) => () => fetchSite(path)

const wish = { service: 'payroll', place: 'dresden', day1: '2026-11-30', part1: 'morning' }

/** The worker does not store a duplicate message, so each cache state sends a different message. */
const fieldsOf = (path: string, state: State) => ({
  ...{ name: 'Ana Pérez', email: `${state}@visitor.test`, phone: '(740) 555-0199' },
  ...{ message: `Can you help? This is my ${state} question.`, ...(path.endsWith('/schedule') && wish) },
})

const postJson = (path: string) => (state: State) =>
  fetchSite(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData: fieldsOf(path, state) }),
  })

const postForm = (path: string) => (state: State) =>
  fetchSite(path, { method: 'POST', body: new URLSearchParams(fieldsOf(path, state)) })

type Route = [name: string, status: number, request: (state: State) => Promise<Response>]

const ROUTES: Route[] = [
  ['home', 200, get('/')],
  ['service', 200, get('/services/payroll')],
  ['blog', 200, get('/blog')],
  ['post', 200, get('/blog/first')],
  ['tag', 200, get('/blog/tag/tax')],
  ['search', 200, get('/blog?q=first')],
  ['posts as JSON', 200, get('/api/content/posts')],
  ['contact page', 200, get('/contact')],
  ['contact, JSON', 200, postJson('/api/contact')],
  ['contact, form', 303, postForm('/contact')],
  ['schedule, JSON', 200, postJson('/api/schedule')],
  ['schedule, form', 303, postForm('/schedule')],
  ['feed', 200, get('/rss.xml')],
  ['sitemap', 200, get('/sitemap.xml')],
  ['image', 200, get(image)],
  ['health', 200, get('/api/health')],
  ['appointment', 200, () => fetchSite(appointment)],
  ['desk, list', 200, () => openDesk('/lists/open')],
  ['desk, inquiry', 200, () => openDesk(`/leads/${uuid(1)}`)],
  ['redirect', 301, get('https://www.dresdentax.example/about-us')],
  ['404', 404, get('/nowhere')],
  ['404 of a post', 404, get('/blog/nowhere')],
  ["Ghost's webhook", 200, siteChanged],
]

beforeEach(async () => {
  // A frozen clock keeps cache entries from expiring on a slow machine.
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] })
  putOffDeadlines()
  const tags = [{ id: 'tax', slug: 'tax', name: 'Tax', visibility: 'public' }] as never
  const posts = [ghostPost({ slug: 'first', tags }), ghostPost({ slug: 'second' })]
  const network = await startDesk(undefined, posts)
  network.ghost = (url, init) =>
    url.pathname.startsWith('/content/') ? imageResponse('image/png') : ghostWith(posts)(url, init)
  await addConfirmed(1)
  appointment = `/appointment/${await addLink(1)}`
  return () => vi.useRealTimers()
})

async function newDataCenter() {
  Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
  restartDesk(undefined, { PAGE_CACHE: 'on' })
  return countCalls()
}

test.each(ROUTES)(
  'the route "%s" makes exactly the calls in its budget with empty storage, cold caches and warm caches',
  async (name, status, request) => {
    const errors: string[] = []
    let callsSinceLast = await newDataCenter()
    for (const state of STATES) {
      if (state === 'cold') callsSinceLast = await newDataCenter()
      // The site rejects a repeated webhook signature, so each webhook needs a different time.
      vi.setSystemTime(Date.now() + 1)
      expect((await request(state)).status).toBe(status)
      errors.push(...budgetErrors(name, state, callsSinceLast()))
    }
    expect(errors).toEqual([])
  },
)

test('the error for exceeding a call budget names the route, the cache state, the call count and the budget', async () => {
  const callsSinceLast = await newDataCenter()
  await fetchSite('/')
  await CONTENT.get('one more')
  const budget = Number(budgets.get('home')?.empty['KV reads'])
  expect(budgetErrors('home', 'empty', callsSinceLast())).toEqual([
    `home, empty: KV reads ${budget + 1}, budget ${budget}`,
  ])
})

test('the call budgets in docs/performance.md cover exactly the measured routes', () => {
  expect([...budgets.keys()]).toEqual(ROUTES.map(([name]) => name))
})
