import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, TWO_VIEWS } from './axe.ts'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const harness = setUpHarness()

const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request Appointment' })
const thanks = (page: Page) => page.locator('main').getByText('Thank you for your request')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function deliveredRequest(name: string) {
  const database = await harness.site.database()
  const row = () =>
    database
      .prepare(
        `SELECT leads.brand, mails.state, topic, page, from_page, request, appointments.state AS appointment
         FROM leads JOIN appointments ON appointments.lead = leads.id
           JOIN mails ON mails.lead = leads.id AND kind = 'inquiry' WHERE name = ?`,
      )
      .bind(name)
      .first()
  await expect.poll(row).toMatchObject({ state: 'accepted', appointment: 'requested' })
  const lead = await row()
  return { ...lead, request: JSON.parse(`${lead?.request}`) }
}

async function typePerson(page: Page, name: string) {
  await field(page, 'name').fill(name)
  await field(page, 'email').fill('ana@visitor.test')
}

/** Choosing an option takes two taps, because one tap opens the list and one tap selects the option. */
function countTaps(page: Page) {
  return page.evaluateHandle(() => {
    const taps = { count: 0 }
    const add = (count: number) => Object.assign(taps, { count: taps.count + count })
    addEventListener('pointerup', () => add(1), true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && add(2), true)
    return taps
  })
}

test('a visitor on a phone can request an appointment in four taps from the home page', async () => {
  const { page, open, documents, faults } = await harness.visit(PHONE)
  await open('dresdentax', '/')
  const taps = await countTaps(page)
  await page.locator('main').getByRole('link', { name: 'Schedule' }).first().tap()
  // The home page's form has some fields of the schedule page, but the home page's form has no `day1` field.
  await field(page, 'day1').waitFor()
  await field(page, 'day1').selectOption({ index: 1 })
  await typePerson(page, 'Few Taps')
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  const day = await field(page, 'day1').inputValue()
  const toast = page.locator('[data-scope=toast]').getByText('Request sent successfully').first()
  // The toast closes after a few seconds, so the test waits for the toast and the thank-you panel at the same time.
  await Promise.all([toast.waitFor(), thanks(page).waitFor(), sendButton(page).tap()])
  // The visitor taps the link to the schedule form once, the list of days twice and the button once.
  expect(await taps.jsonValue()).toEqual({ count: 4 })
  expect(await deliveredRequest('Few Taps')).toMatchObject({
    ...{ brand: 'dresdentax', topic: 'I am not sure yet', page: '/schedule', from_page: '' },
    request: { service: '', place: 'dresden', minutes: 60, wishes: [{ day, part: 'morning' }] },
  })
  expect([documents.length, faults]).toEqual([1, []])
})

test('without JavaScript, the schedule form keeps the entered values after a validation error', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('payroll', '/services/payroll')
  await page.evaluate(() => scrollTo(0, 800))
  await page.locator('.phone-bar').getByRole('link', { name: 'Schedule' }).tap()
  await page.waitForURL('**/schedule?service=payroll&from=*')
  expect(await field(page, 'service').inputValue()).toBe('payroll')
  await field(page, 'place').selectOption('video')
  await page.getByText('Add a second or third time').tap()
  await field(page, 'day2').selectOption({ index: 2 })
  await field(page, 'part2').selectOption('afternoon')
  await typePerson(page, 'A')
  await sendButton(page).tap()
  await page.getByRole('alert').getByText('Name must be at least 2 characters').waitFor()
  expect(await field(page, 'place').inputValue()).toBe('video')
  await field(page, 'day2').waitFor()
  await field(page, 'day1').selectOption({ index: 1 })
  await field(page, 'name').fill('No Script')
  const days = [await field(page, 'day1').inputValue(), await field(page, 'day2').inputValue()]
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  await sendButton(page).tap()
  await page.waitForURL(/\/schedule\?sent=\d{4}-\d{4}#form$/)
  await thanks(page).waitFor()
  expect((await thanks(page).boundingBox())?.y, 'in view').toBeLessThan(500)
  expect(await deliveredRequest('No Script')).toMatchObject({
    ...{ brand: 'payroll', topic: 'Payroll', from_page: '/services/payroll' },
    request: {
      service: 'payroll',
      place: 'video',
      wishes: [
        { day: days[0], part: 'morning' },
        { day: days[1], part: 'afternoon' },
      ],
    },
  })
})

test('a keyboard user can correct and submit the schedule form in a 320-pixel-wide window', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 700 }, forcedColors: 'active' })
  await open('brownco', '/schedule')
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await field(page, 'service').focus()
  await press('Tab', 5)
  expect(await focused()).toBe('field-name')
  await page.keyboard.type('By Keyboard')
  await press('Tab')
  await page.keyboard.type('keys@visitor.test')
  await press('Enter')
  await page.getByRole('alert').getByText('Please select a day').waitFor()
  await press('Tab')
  await press('Enter')
  expect(await focused()).toBe('field-day1')
  await press('ArrowDown')
  expect(await field(page, 'day1').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  await field(page, 'email').focus()
  await press('Enter')
  await thanks(page).waitFor()
  expect(await deliveredRequest('By Keyboard')).toMatchObject({ brand: 'brownco', request: { place: 'dresden' } })
})

test('the schedule form and its thank-you page have no accessibility violations', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', '/schedule')
  await page.getByText('Add a second or third time').click()
  await field(page, 'place').selectOption('phone')
  for (const number of [1, 3]) await field(page, `day${number}`).selectOption({ index: 3 })
  await sendButton(page).click()
  await page.getByRole('alert').getByText('You already chose this time.').waitFor()
  await expectAccessible(page, TWO_VIEWS, 'main')
  await open('brownco', '/schedule?sent=4829-1730')
  await expectAccessible(page, TWO_VIEWS, 'main')
})

test('hydration keeps the values in a schedule form that the server returned with errors', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', '/schedule?domain=brownco')
  await field(page, 'day1').selectOption({ index: 2 })
  await page.evaluate(() => document.querySelector('form')?.submit())
  await page.getByText('Name is required').first().waitFor()
  await hydrated(page)
  const day = await field(page, 'day1').inputValue()
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  await typePerson(page, 'Returned')
  await sendButton(page).click()
  await thanks(page).waitFor()
  expect(await deliveredRequest('Returned')).toMatchObject({ brand: 'brownco', request: { wishes: [{ day }] } })
})
