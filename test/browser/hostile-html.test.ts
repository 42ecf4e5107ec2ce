import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { HOSTILE } from '#test/helpers/worker/hostile'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness({ CONTENT_FRESH_SECONDS: '0' }, { edge: true })
afterEach(() => harness.ghost.setFault({ kind: 'none' }))

/** Records violations of the Content Security Policy, and calls of functions that hostile HTML tries to run. */
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

/** Clicks, hovers and focuses every element of the post. */
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

test('the recorder reports an inline event handler and an inline style', async () => {
  const { page, open } = await harness.visit()
  await watch(page)
  await open('dresdentax', '/blog/edge-all-cards')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><img src="x" onerror="alert(1)"></p>')
  })
  for (const kind of ['script-src', 'style-src'])
    await expect.poll(async () => (await recorded(page)).reports.join()).toContain(kind)
})

test('no post of the blog violates the Content Security Policy', async () => {
  const { page, open, faults } = await harness.visit()
  await watch(page)
  await open('payroll', '/blog')
  const paths = await page.evaluate(async () => {
    const found: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const response = await fetch(`/api/content/posts?page=${page}`)
      const list = (await response.json()) as { posts: { slug: string }[]; pages: number }
      found.push(...list.posts.map(({ slug }) => `/blog/${slug}`))
      pages = list.pages
    }
    return found
  })
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    await open('payroll', path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect([path, await recorded(page), faults]).toEqual([path, { reports: [], ran: [] }, []])
  }
})

test('hostile HTML in a post runs no script and sends no request to another site', async () => {
  const bodies = [...HOSTILE, HOSTILE.map((html) => `<div>${html}</div>`).join('')]
  const { page, open, faults } = await harness.visit()
  await watch(page)
  for (const [i, html] of bodies.entries()) {
    await harness.ghost.publish({ slug: `hostile-${i}`, html: `<p>Before</p>${html}<p>After</p>` })
    await open('dresdentax', `/blog/hostile-${i}`)
    await activateAll(page)
    // The browser parses the body a second time, as when a visitor returns to a post.
    await page.evaluate(() => {
      const body = document.querySelector('#post-body')
      if (body) body.innerHTML = `${body.innerHTML} `
    })
    await activateAll(page)
    expect([html, await recorded(page)]).toEqual([html, { reports: [], ran: [] }])
    expect([html, await page.locator('#post-body p').first().textContent()]).toEqual([html, 'Before'])
    expect([html, await page.locator('#main').count(), await page.locator('.site-footer').count()]).toEqual([
      html,
      1,
      1,
    ])
  }
  // Only missing images on this site may fail.
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
})

test('a video of another site loads after the visitor clicks it, in a player of the same size', async () => {
  const { page, open, faults } = await harness.visit()
  await watch(page)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  await open('brownco', '/blog/edge-all-cards')
  const link = page.locator('a[data-embed]')
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  expect(faults).toEqual([])
  await link.click()
  const player = page.locator('#post-body iframe')
  expect(await player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?/)
  expect(await player.getAttribute('title')).toContain('A film')
  const after = await player.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  expect(await recorded(page)).toEqual({ reports: [], ran: [] })
})

test('images in a post that fail to load are replaced by a message of the same size', async () => {
  harness.ghost.setFault({ kind: '500', path: '/content/images/' })
  await harness.ghost.publish({
    slug: 'broken-pictures',
    html: ['', 'A chart']
      .map(
        (alt) =>
          `<img src="__GHOST_URL__/content/images/2026/01/no-${alt.length}.png" alt="${alt}" width="800" height="400">`,
      )
      .join('<p>a</p>'),
  })
  const { page, open } = await harness.visit()
  await open('payroll', '/blog/broken-pictures')
  const boxes = page.locator('.image-failed')
  await boxes.nth(1).waitFor()
  expect(await boxes.allTextContents()).toEqual(['Image could not be loaded', 'Image could not be loaded: A chart'])
  const size = await boxes.first().boundingBox()
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(2, 1)
})
