import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sendRequest } from '#scripts/send-request'
import { violations } from './axe.ts'
import type { BrandName } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const CHIEF = 'chief@firm.example'
const STAFF: Record<string, BrandName[]> = {
  [CHIEF]: ['dresdentax', 'brownco', 'payroll'],
  'ana@firm.example': ['payroll'],
  'bob@firm.example': ['brownco'],
}

const harness = setUpHarness({ DESK_STAFF: JSON.stringify(STAFF) })

/** Opens a page of the desk as this colleague, on a phone. */
async function openDesk(who: string, path = '/', javaScriptEnabled = true): Promise<Page> {
  const { page, context } = await harness.visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
  await context.addCookies([{ name: 'desk_user', value: encodeURIComponent(who), url: harness.desk }])
  await page.goto(`${harness.desk}${path}`)
  return page
}

/** Returns the status and the body of a page or file of the desk. @param form Fields to send by POST. */
async function fetchDesk(who: string, path: string, form?: Record<string, string>): Promise<string> {
  const { hostname: host, port } = new URL(harness.desk)
  const headers = { cookie: `desk_user=${encodeURIComponent(who)}` }
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const sent = form && { method: 'POST', headers: { ...headers, ...type }, body: `${new URLSearchParams(form)}` }
  const { status, body } = await sendRequest({ port: Number(port), host, path, headers, ...sent })
  return `${status} ${body.toString()}`
}

interface Inquiry {
  brand: BrandName
  name: string
  /** Fields beyond the usual ones. */
  extra?: Record<string, string>
}

/** Sends the contact form of a brand's page without JavaScript. */
async function inquire({ brand, name, extra = {} }: Inquiry): Promise<void> {
  const { page, context, open } = await harness.visit({ javaScriptEnabled: false })
  await open(brand, '/contact')
  const form = page.locator('main form')
  await form.getByLabel(/^Name/).fill(name)
  await form.getByLabel(/^Email/).fill(`${name.toLowerCase().replaceAll(' ', '.')}@visitor.test`)
  await form.getByLabel(/^Message/).fill(`Can you help ${name} with the books?`)
  for (const [field, value] of Object.entries(extra))
    await page.locator(`[name="${field}"]`).evaluate((input, text) => ((input as HTMLInputElement).value = text), value)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL(/sent=/)
  await context.close()
}

/** Moves the focus with Tab until this element has it. Fails if no press reaches it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** axe finds nothing, and the page is not wider than the phone. axe needs JavaScript. The pages are the same without it. */
async function expectSound(page: Page, hasJavaScript = true): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  const found = hasJavaScript ? await violations(page) : []
  expect([page.url(), width, found]).toEqual([page.url(), 360, []])
}

const notice = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.each([
  ['with', true],
  ['without', false],
])(
  '%s JavaScript, staff find, take, follow up, answer and erase a lead with the keyboard on a phone',
  async (word, hasJavaScript) => {
    const name = `Rusty ${word} Miller`
    await inquire({ brand: 'payroll', name })
    const page = await openDesk(CHIEF, '/', hasJavaScript)
    await expectSound(page, hasJavaScript)
    await press(page, page.getByRole('link', { name }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectSound(page, hasJavaScript)

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
    await expectSound(page, hasJavaScript)

    await press(page, button(page, 'Erase this person’s data'))
    await page.getByRole('heading', { level: 1, name: 'Erase a person' }).waitFor()
    await expectSound(page, hasJavaScript)
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await press(page, button(page, 'Erase 1 inquiry'))
    await notice(page, '1 inquiry was erased.')
    await expectSound(page, hasJavaScript)

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
      ['take', 'note', 'follow-up', 'answered', 'erased'].map((action) => ({ action, who: CHIEF })),
    )
  },
)

test('staff release a lead that was held back, and the office then gets its mail', async () => {
  const name = 'Held Hannah'
  await inquire({ brand: 'brownco', name, extra: { website: 'https://spam.example' } })
  const page = await openDesk('bob@firm.example', '/lists/held')
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectSound(page)
  await button(page, 'Release').click()
  await notice(page, 'The inquiry was released.')
  await harness.site.runCron('* * * * *')
  const hasMail = () => harness.mailbox.mails.some(({ subject }) => subject.includes(name))
  await expect.poll(hasMail).toBe(true)
})

test('staff see the leads of their brands only, in every list, search, number and file', async () => {
  const names = { payroll: 'Paula Payroll', brownco: 'Bruno Brown' }
  for (const [brand, name] of Object.entries(names)) await inquire({ brand: brand as BrandName, name })
  const database = await harness.site.database()
  const idOf = (name: string) => database.prepare('SELECT id FROM leads WHERE name = ?').bind(name).first<string>('id')
  const people = [
    { who: 'ana@firm.example', own: names.payroll, other: names.brownco },
    { who: 'bob@firm.example', own: names.brownco, other: names.payroll },
  ]
  for (const { who, own, other } of people) {
    const bodyOf = (path: string) => fetchDesk(who, path)
    for (const path of ['/', '/lists/all', '/lists/all.csv', `/lists/all?q=visitor.test`, '/numbers']) {
      const body = await bodyOf(path)
      expect([who, path, body.slice(0, 3), body.includes(other)]).toEqual([who, path, '200', false])
      if (path !== '/numbers') expect(body).toContain(own)
    }
    const address = `${other.toLowerCase().replace(' ', '.')}@visitor.test`
    expect(await fetchDesk(who, '/people', { find: address })).not.toContain(other)
    expect(await bodyOf(`/leads/${await idOf(other)}`)).toMatch(/^404/)
    expect(await bodyOf(`/leads/${await idOf(own)}`)).toMatch(/^200/)
  }
  const stranger = await openDesk('eve@firm.example')
  expect(await stranger.content()).not.toContain('Paula')
  expect(await fetchDesk('eve@firm.example', '/lists/all')).toMatch(/^403/)
})

test('three clicks close all held leads with a reason, and axe finds nothing', async () => {
  for (const name of ['Spam Sam', 'Spam Sue']) await inquire({ brand: 'brownco', name, extra: { website: 'x' } })
  const page = await openDesk('bob@firm.example', '/lists/held')
  await page.getByRole('link', { name: 'Close all of these' }).click()
  await page.getByRole('heading', { name: 'Close 2 inquiries?' }).waitFor()
  await expectSound(page)
  await page.getByLabel('Spam').click()
  await button(page, 'Close 2 inquiries').click()
  await notice(page, '2 inquiries are closed.')
  await expectSound(page)
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Spam S' }).count()).toBe(0)
})

test('a form that was opened before a colleague acted is refused, with what the colleague did', async () => {
  const name = 'Contested Carl'
  await inquire({ brand: 'payroll', name })
  const [first, second] = [await openDesk('ana@firm.example'), await openDesk(CHIEF)]
  for (const page of [first, second]) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  await button(first, 'Take').click()
  await notice(first, 'You took this inquiry.')
  await second.getByLabel('Note', { exact: true }).fill('I write to him.')
  await button(second, 'Add note').click()
  await second.getByRole('alert').getByText('Somebody else changed this inquiry').waitFor()
  expect(await second.getByLabel('Note', { exact: true }).inputValue()).toBe('I write to him.')
  await second.getByText('ana@firm.example').first().waitFor()
  await expectSound(second)
})
