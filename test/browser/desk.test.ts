import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const COLLEAGUE = 'ana@firm.example'

const harness = setUpHarness()

async function openDesk(who: string, path = '/'): Promise<Page> {
  const { page, context } = await harness.visit({ viewport: { width: 360, height: 740 } })
  await context.addCookies([{ name: 'desk_user', value: encodeURIComponent(who), url: harness.desk }])
  await page.goto(`${harness.desk}${path}`)
  return page
}

async function inquire(brand: BrandName, name: string, honeypot = ''): Promise<void> {
  const { page, context, open } = await harness.visit({ javaScriptEnabled: false })
  await open(brand, '/contact')
  const form = page.locator('main form')
  await form.getByLabel(/^Name/).fill(name)
  await form.getByLabel(/^Email/).fill(`${name.toLowerCase().replaceAll(' ', '.')}@visitor.test`)
  await form.getByLabel(/^Message/).fill(`Can you help ${name} with the books?`)
  await page.locator('[name=website]').evaluate((input, text) => ((input as HTMLInputElement).value = text), honeypot)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL(/sent=/)
  await context.close()
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 300; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function expectSound(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect([page.url(), width, await violations(page)]).toEqual([page.url(), 360, []])
}

const notice = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('staff can handle and erase a lead using only the keyboard on a phone-sized screen', async () => {
  const name = 'Rusty Miller'
  await inquire('payroll', name)
  const page = await openDesk(COLLEAGUE, '/')
  await expectSound(page)
  await press(page, page.getByRole('link', { name }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectSound(page)

  await press(page, button(page, 'Take'))
  await notice(page, 'You took this inquiry.')
  await tabTo(page, page.getByLabel('Note', { exact: true }))
  await page.keyboard.type('Called, no answer.')
  await press(page, button(page, 'Add note'))
  await notice(page, 'The note was added.')
  await page.getByText('Called, no answer.').waitFor()

  await press(page, page.locator('button[name=on]').first())
  await notice(page, 'The follow-up day is set.')
  await press(page, page.getByRole('link', { name: /^Follow up/ }))
  await press(page, page.getByRole('link', { name }))
  await press(page, button(page, 'By phone'))
  await notice(page, 'The inquiry is answered and closed.')
  await expectSound(page)

  await press(page, button(page, 'Erase this person’s data'))
  await page.getByRole('heading', { level: 1, name: 'Erase a person' }).waitFor()
  await expectSound(page)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, button(page, 'Erase 1 inquiry'))
  await notice(page, '1 inquiry was erased.')
  await expectSound(page)

  const database = await harness.site.database()
  const stored = await database.prepare('SELECT count(*) AS n FROM leads WHERE name = ?').bind(name).first()
  const { results } = await database
    .prepare(
      `SELECT action, who FROM lead_events WHERE action <> 'viewed' AND lead =
       (SELECT lead FROM lead_events WHERE action = 'erased' ORDER BY seq DESC LIMIT 1) ORDER BY seq`,
    )
    .all()
  expect(stored).toEqual({ n: 0 })
  expect(results).toEqual(
    ['take', 'note', 'follow-up', 'answered', 'erased'].map((action) => ({ action, who: COLLEAGUE })),
  )
})

test('staff can release or close leads that the spam check has quarantined', async () => {
  for (const name of ['Held Hannah', 'Spam Sam']) await inquire('brownco', name, 'https://spam.example')
  const page = await openDesk(COLLEAGUE, '/lists/held')
  await expectSound(page)
  await page.getByRole('link', { name: 'Held Hannah' }).click()
  await page.getByRole('heading', { level: 1, name: 'Held Hannah' }).waitFor()
  await expectSound(page)
  await button(page, 'Release').click()
  await notice(page, 'The inquiry was released.')
  await page.goto(`${harness.desk}/lists/held`)
  await page.getByRole('link', { name: 'Close all of these' }).click()
  await page.getByRole('heading', { name: /^Close \d+ inquir/ }).waitFor()
  await expectSound(page)
  await page.getByLabel('Spam').click()
  await page.getByRole('button', { name: /^Close \d+ inquir/ }).click()
  await notice(page, 'closed.')
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Spam Sam' }).count()).toBe(0)
})
