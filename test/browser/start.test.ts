import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, hydrated, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const ENTRY = '**/assets/entry-client-*.js'

async function started(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  return page.locator('html').getAttribute('data-started')
}

/** The page stands as without script: its texts and links, no dead control, and a form that stores. */
async function expectWhole(page: Page, name: string): Promise<void> {
  expect(await started(page)).toBe('no')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(
    await page.locator('.needs-script').evaluateAll((parts) => parts.filter((part) => part.checkVisibility())),
  ).toEqual([])
  const form = page.locator('main form')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('ana@visitor.test')
  await form.getByLabel('Message').fill('Can you help?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL('**/contact?sent=1')
  const database = await harness.site.database()
  expect(await database.prepare('SELECT id FROM leads WHERE name = ?').bind(name).first()).not.toBeNull()
}

test('a script that does not load leaves a whole page without dead controls', async () => {
  const { page, context } = await harness.visit()
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(harness.address('payroll', '/contact'))
  await expectWhole(page, 'No entry')
  await context.close()
})

test('a script that throws before it has started leaves a whole page too', async () => {
  const { page, context } = await harness.visit()
  await page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("old browser")' }),
  )
  await page.goto(harness.address('brownco', '/contact'))
  await expectWhole(page, 'Entry throws')
  await context.close()
})

test('a script that starts says so, and its controls are there', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('dresdentax', '/')
  expect(await started(page)).toBe('yes')
  expect(await page.locator('.needs-script').filter({ visible: true }).count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a failure that takes the page down leaves a page with Reload Page', async () => {
  const { page, faults, context } = await harness.visit()
  // The bar marks itself with this when it hydrates; once reloaded, the page is as it should be.
  await page.addInitScript(() => {
    if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return
    Element.prototype.toggleAttribute = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.goto(harness.address('dresdentax', '/about-us'))
  const reload = page.getByRole('button', { name: 'Reload Page' })
  await reload.waitFor()
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Something went wrong'])
  expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Something went wrong', 'en'])
  expect(faults.join()).toContain('broken on purpose')
  expect(await reload.evaluate((button) => button === document.activeElement)).toBe(true)
  await reload.click()
  await page.getByRole('navigation').first().waitFor()
  await hydrated(page)
  await context.close()
})
