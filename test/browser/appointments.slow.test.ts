import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, TWO_VIEWS } from './axe.ts'
import type { BrandName, Visit } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const COLLEAGUE = 'ana@firm.example'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const [LIGHT, DARK] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const
const TOKEN = /\/appointment\/[\w-]{43}/

async function colleague(): Promise<Visit> {
  const visit = await harness.visit()
  await visit.context.addCookies([{ name: 'desk_user', value: encodeURIComponent(COLLEAGUE), url: harness.desk }])
  return visit
}

async function request(brand: BrandName, name: string) {
  const { page, context } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(harness.address(brand, '/schedule'))
  const field = (field: string) => page.locator(`#field-${field}`)
  await field('day1').selectOption({ index: 3 })
  await field('part1').selectOption('morning')
  await field('name').fill(name)
  await field('email').fill(`${name.toLowerCase().replaceAll(' ', '-')}@visitor.test`)
  await page.getByRole('button', { name: 'Request Appointment' }).tap()
  await page.getByText('Thank you for your request').waitFor()
  await context.close()
}

async function openLead(page: Page, name: string) {
  await page.goto(`${harness.desk}/appointments`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function latestMail(name: string) {
  await harness.site.runCron('* * * * *')
  const mail = harness.mailbox.mails.findLast(({ personalizations }) =>
    personalizations.some(({ to }) =>
      to.some(({ email }) => email.startsWith(name.toLowerCase().replaceAll(' ', '-'))),
    ),
  )
  const text = mail?.content.map(({ value }) => value).join('\n') ?? ''
  const [link = ''] = /http:\/\/[\w.:]+\/appointment\/[\w-]{43}/.exec(text) ?? []
  return { subject: mail?.subject, attachments: mail?.attachments?.map(({ type }) => type), link }
}

async function confirm({ page }: Visit, name: string) {
  await openLead(page, name)
  await page.locator('button[name=time]').first().click()
  await page.getByText('The appointment is confirmed.').waitFor()
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a visitor can cancel an appointment that staff have confirmed and rescheduled', async () => {
  const name = 'One Journey'
  await request('dresdentax', name)
  const desk = await colleague()
  await openLead(desk.page, name)
  await desk.page.locator('button[name=time]').first().click()
  await desk.page.getByText('The appointment is confirmed.').waitFor()
  const invitation = await latestMail(name)
  expect(invitation.attachments).toEqual([expect.stringContaining('method=REQUEST')])

  await desk.page.locator('summary', { hasText: 'Move' }).click()
  await desk.page.locator('#form-move [name=time]').fill('15:30')
  await desk.page.locator('#form-move button').click()
  await desk.page.getByText('The appointment is moved.').waitFor()
  await expectAccessible(desk.page, [LIGHT, DARK])
  const moved = await latestMail(name)
  expect(moved.link).not.toBe(invitation.link)

  const visitor = await harness.visit(PHONE)
  for (const { link } of [invitation, moved]) {
    await visitor.page.goto(link)
    await visitor.page.getByText('3:30 PM to 4:30 PM Eastern').waitFor()
  }
  await visitor.page.locator('summary', { hasText: 'Cancel the appointment' }).tap()
  await visitor.page.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await visitor.page.getByText('This appointment is canceled.').waitFor()
  expect(new URL(visitor.page.url()).pathname).toMatch(TOKEN)
  await expectAccessible(visitor.page, [LIGHT])
  expect(visitor.faults).toEqual([])
  expect((await latestMail(name)).attachments).toEqual([expect.stringContaining('method=CANCEL')])
  await desk.page.reload()
  await desk.page.getByText('Appointment canceled by visitor').waitFor()
  expect(desk.faults).toEqual([])
  expect(harness.logs.filter((line) => TOKEN.test(line))).toEqual([])
})

test("the visitor's appointment page and its error pages have no accessibility violations", async () => {
  const name = 'All Pages'
  await request('payroll', name)
  await confirm(await colleague(), name)
  const { link } = await latestMail(name)
  const { page, context } = await harness.visit(PHONE)
  await page.goto(link)
  const earlier = await context.newPage()
  await earlier.goto(link)
  await earlier.locator('summary', { hasText: 'Cancel the appointment' }).tap()

  for (const fold of await page.locator('main summary').all()) await fold.tap()
  await expectAccessible(page, [LIGHT, DARK])
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  for (const number of [1, 2]) await page.locator(`#field-day${number}`).selectOption({ index: 6 })
  await page.getByRole('button', { name: 'Ask for another time' }).tap()
  await page.getByText('You already chose this time.').waitFor()
  await expectAccessible(page, [DARK])

  await page.locator('summary', { hasText: 'Cancel the appointment' }).tap()
  await page.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await page.getByText('This appointment is canceled.').waitFor()
  await earlier.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await earlier.getByRole('alert').waitFor()
  await expectAccessible(earlier, [DARK])

  await page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await page.getByText('This Link Does Not Work').waitFor()
  await expectAccessible(page, [DARK])
})

test('a visitor can ask for another appointment time without JavaScript', async () => {
  const name = 'Another Time'
  await request('brownco', name)
  const desk = await colleague()
  await confirm(desk, name)
  const { link } = await latestMail(name)
  const { page } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(link)
  await page.locator('summary', { hasText: 'Ask for another time' }).tap()
  await page.locator('#field-day1').selectOption({ index: 6 })
  await page.locator('#field-part1').selectOption('afternoon')
  await page.getByRole('button', { name: 'Ask for another time' }).tap()
  await page.getByText('You asked for another time.').waitFor()
  await page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await page.getByText('This Link Does Not Work').waitFor()

  await openLead(desk.page, name)
  await desk.page.getByText('The visitor asked for another time.').waitFor()
  await desk.page.locator('button[name=time]').first().click()
  await desk.page.getByText('The appointment is moved.').waitFor()
  await page.goto(link)
  await page.getByText('12:00 PM to 1:00 PM Eastern').waitFor()
})

test('the staff pages /appointments and /numbers have no accessibility violations', async () => {
  const { page } = await colleague()
  for (const path of ['/appointments', '/numbers']) {
    await page.goto(`${harness.desk}${path}`)
    await expectAccessible(page, TWO_VIEWS)
  }
})
