import { expect, test } from 'vitest'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

async function start(path: string, random = 0.5) {
  const visit = await harness.visit()
  const requests: { url: string; body: unknown }[] = []
  visit.context.on('request', (request) => void requests.push({ url: request.url(), body: request.postDataJSON() }))
  await visit.context.addInitScript((value) => {
    Math.random = () => value
    // Playwright does not see beacons that a page sends while unloading, so local storage records all beacons.
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      localStorage.setItem(`beacon ${localStorage.length}`, `${body}`)
      return send(url, body)
    }
  }, random)
  await visit.open('payroll', path)
  await enhanced(visit.page)
  const to = (part: string) => requests.filter(({ url }) => url.includes(part))
  const beacons = () =>
    visit.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('beacon')))
  return { ...visit, to, beacons: async () => (await beacons()).map(([, body]) => JSON.parse(body)) }
}

const view = { type: 'view', route: '/services/payroll', referrer: 'none' }
const number = expect.any(Number)

test('a page view in the speed sample sends exactly one speed beacon when the visitor leaves', async () => {
  const { page, context, beacons, to, faults } = await start('/services/payroll?q=secret#top', 0.05)
  await expect.poll(() => to('/assets/page-speed')).toHaveLength(1)
  // Vite would rewrite `import()` in a function, so `evaluate` gets the code as a string.
  await page.evaluate(`import('${to('/assets/page-speed')[0]?.url}').then(() => {})`)
  // The page's PerformanceObserver is older than the test's PerformanceObserver, so the page's observer gets each entry first.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(await beacons()).toEqual([view])
  await page.goto(harness.address('payroll', '/robots.txt'))
  const [, speed, ...others] = await beacons()
  expect([speed, others]).toEqual([
    {
      type: 'speed',
      route: '/services/payroll',
      values: expect.objectContaining({ LCP: number, CLS: number, FCP: number, TTFB: number }),
    },
    [],
  ])
  const post = (body: string) => fetch('/api/vitals', { method: 'POST', body }).then(({ status }) => status)
  expect([await page.evaluate(post, JSON.stringify(speed)), await context.cookies(), faults]).toEqual([204, [], []])
})

test("the browser reports an uncaught error without the page URL's query string", async () => {
  const { page, to } = await start('/blog?q=secret#part')
  await page.evaluate(() => {
    history.pushState = () => {
      throw new Error('Cannot open https://payroll.example/blog?token=secret#part')
    }
  })
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await expect.poll(() => to('/api/reports')).toHaveLength(1)
  const source = expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/)
  const fields = { path: '/blog', message: 'Error: Cannot open https://payroll.example/blog', source }
  expect(to('/api/reports').map(({ body }) => body)).toEqual([{ type: 'error', ...fields }])
  await expect
    .poll(() => linesOf('browser-error', fields.message))
    .toEqual([{ brand: 'payroll', requestId: expect.any(String), ...fields }])
})

test('the log entry for an image blocked by the CSP contains no query string', async () => {
  const { page } = await start('/contact?q=secret')
  await page.evaluate(() => {
    new Image().src = 'https://evil.test/pixel.png?secret=1'
  })
  await expect
    .poll(() => linesOf('csp-violation', 'evil.test'))
    .toEqual([
      {
        brand: 'payroll',
        requestId: expect.any(String),
        path: '/contact',
        directive: 'img-src',
        blocked: 'https://evil.test',
      },
    ])
})

function linesOf(event: string, text: string) {
  const lines = harness.logs.filter((line) => line.includes(`"event":"${event}"`) && line.includes(text))
  return lines.map((line) => {
    const { event: _, ...fields } = JSON.parse(line)
    return fields
  })
}
