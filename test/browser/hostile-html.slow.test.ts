import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { HOSTILE } from '#test/helpers/worker/hostile.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

beforeAll(async () => {
  const html = readFileSync('test/ghost/edge/all-cards.html', 'utf8').trim()
  await harness.ghost.publish({ slug: 'card-samples', title: 'Every card of the editor', html })
})

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reports: string[] = []
    const ran: string[] = []
    Object.assign(window, { reports, ran, alert: () => ran.push('alert'), msgbox: () => ran.push('msgbox') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reports.push(`${violatedDirective} ${blockedURI}`)
    })
  })
}

const recorded = (page: Page) =>
  page.evaluate(() => {
    const { reports, ran } = window as unknown as { reports: string[]; ran: string[] }
    return { reports, ran }
  })

async function activateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
    for (const element of document.querySelectorAll<HTMLElement>('#post-body *')) {
      for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(type))
      element.focus()
      element.click()
      if (element instanceof HTMLDetailsElement) element.open = true
    }
  })
}

test('the browser reports an inline event handler and an inline style as CSP violations', async () => {
  const { page, open } = await harness.visit()
  await watch(page)
  await open('dresdentax', '/blog/card-samples')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><img src="x" onerror="alert(1)"></p>')
  })
  for (const kind of ['script-src', 'style-src'])
    await expect.poll(async () => (await recorded(page)).reports.join()).toContain(kind)
})

test('no Ghost editor card in a post violates the Content Security Policy', async () => {
  const { page, open, faults } = await harness.visit()
  await watch(page)
  await open('payroll', '/blog/card-samples')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect([await recorded(page), faults.filter((fault) => !fault.includes('status of 404'))]).toEqual([
    { reports: [], ran: [] },
    [],
  ])
})

test('hostile HTML in a blog post does not run scripts or send requests to other sites', async () => {
  const { page, open, faults } = await harness.visit()
  await watch(page)
  for (let start = 0; start < HOSTILE.length; start += 12) {
    const some = HOSTILE.slice(start, start + 12)
    const html = some.map((hostile) => `<p class="before">Before</p>${hostile}<p>After</p>`).join('')
    await harness.ghost.publish({ slug: `hostile-${start}`, html: `<p>First</p>${html}` })
    await open('dresdentax', `/blog/hostile-${start}`)
    await activateAll(page)
    // The site parses a post's HTML a second time when the visitor goes back to the post.
    await page.evaluate(() => {
      const body = document.querySelector('#post-body')
      if (body) body.innerHTML = `${body.innerHTML} `
    })
    await activateAll(page)
    expect([some, await recorded(page)]).toEqual([some, { reports: [], ran: [] }])
    expect([some, await page.locator('#post-body p').first().textContent()]).toEqual([some, 'First'])
    expect([some, await page.locator('#main').count(), await page.locator('.site-footer').count()]).toEqual([
      some,
      1,
      1,
    ])
  }
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
})

test('an embedded video from another site loads only after the visitor clicks its placeholder', async () => {
  const { page, open, faults } = await harness.visit()
  await watch(page)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  await open('brownco', '/blog/card-samples')
  const link = page.locator('a[data-embed]')
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
  await link.click()
  const player = page.locator('#post-body iframe')
  expect(await player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?/)
  expect(await player.getAttribute('title')).toContain('A film')
  const after = await player.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  expect(await recorded(page)).toEqual({ reports: [], ran: [] })
})
