import { expect, test } from 'vitest'
import { figure, hash, PATH, SINGLE, showDetails, total, wages } from './calculator-page.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test('the tax calculator restores its values from the URL after Reload, Back and Forward', async () => {
  const { page, open, faults } = await harness.visit()
  await open('brownco', PATH)
  await wages(page).fill('85,000')
  await expect.poll(() => hash(page)).toBe(SINGLE)
  const typed = await total(page)
  await page.reload()
  await expect.poll(() => total(page)).toBe(typed)
  expect(await wages(page).inputValue()).toBe('85,000')
  await page.getByRole('button', { name: 'Sole Proprietor or S Corporation' }).click()
  await expect.poll(() => hash(page)).toContain('!')
  await page.goBack()
  await expect.poll(() => hash(page)).toBe(SINGLE)
  await expect.poll(() => total(page)).toBe(typed)
  await page.goForward()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Difference' }).count()).toBe(1)
  await wages(page).selectText()
  await page.evaluate(() => {
    document.execCommand('insertText', false, '86000')
    document.querySelector<HTMLElement>('main a[href="/contact"]')?.click()
  })
  await page.waitForURL(/\/contact$/)
  await page.locator('main [name=message]').waitFor()
  expect(await hash(page)).toBe('')
  await page.goBack()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Difference' }).count()).toBe(1)
  expect(await wages(page).inputValue()).toBe('86,000')
  expect(faults).toEqual([])
})

test('the "Save These Numbers" button in the tax calculator moves focus to the comparison', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', PATH)
  await wages(page).fill('85,000')
  await page.getByRole('button', { name: 'Save These Numbers' }).click()
  await page.locator('#calc-compare:focus').waitFor()
  await expect.poll(() => hash(page)).toContain('!')
  expect(await page.locator('#calc-compare').evaluate((place) => place === document.activeElement)).toBe(true)
})

test("the skip link on the tax calculator page keeps the calculator's values in the URL", async () => {
  const { page, open } = await harness.visit()
  await open('payroll', PATH + SINGLE)
  await expect.poll(() => figure(page).count()).toBe(1)
  const before = await total(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hash(page)).toBe(SINGLE)
  expect(await total(page)).toBe(before)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a damaged calculator link opens an empty tax calculator with an alert', async () => {
  const { page, open, faults } = await harness.visit()
  await open('dresdentax', `${PATH}#v1;%E0%A4%A`)
  const alert = page.locator('.calc').getByRole('alert')
  await alert.waitFor()
  expect(await figure(page).count()).toBe(0)
  await expect.poll(() => hash(page)).toBe('')
  await wages(page).fill('5')
  await expect.poll(() => alert.count()).toBe(0)
  expect(faults).toEqual([])
})

test('no amount typed into the tax calculator appears in a request or a log line', async () => {
  const { page, open } = await harness.visit()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await open('dresdentax', `${PATH}#v1;y=2026;s=single;w=7654321`)
  await wages(page).fill('1234567')
  await expect.poll(() => hash(page)).toContain('w=1234567')
  await page.reload()
  await showDetails(page)
  await page.getByRole('link', { name: 'Talk to Us About This Result' }).click()
  await page.waitForURL(/\/contact\?service=personal-tax&from=[^&]*tax-calculator$/)
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  expect(await page.locator('main').innerText()).not.toContain('1234567')
  await page.goto('about:blank')
  expect(requests.length).toBeGreaterThan(5)
  // Playwright includes the fragment in a request's URL, but the browser does not send the fragment.
  expect(requests.map((request) => request.replace(/#\S*/, '')).filter((text) => /7654321|1234567/.test(text))).toEqual(
    [],
  )
  expect(harness.logs.filter((line) => /7654321|1234567/.test(line))).toEqual([])
})

test("the contact form offers to add the visitor's estimate after a click on the calculator's contact link", async () => {
  const { page, open, faults } = await harness.visit()
  await open('dresdentax', PATH + SINGLE)
  await page.locator('.calc').waitFor()
  const estimate = page.url()
  await page.getByRole('link', { name: 'Talk to us about this result' }).click()
  await page.waitForURL(/\/contact\?/)
  const box = page.getByRole('checkbox', { name: 'Add a link to your estimate' })
  await box.waitFor()
  await page.reload()
  await box.waitFor()
  expect([await box.isChecked(), await page.getByLabel(/^Service/).inputValue()]).toEqual([
    false,
    'Personal Tax Services',
  ])
  await page.getByLabel(/^Name/).fill('Estimate')
  await page.getByLabel(/^Email/).fill('ana@visitor.test')
  await page.getByLabel(/^Message/).fill('Is this right?')
  await box.check()
  const sent = page.waitForRequest(/\/api\/contact(\?|$)/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const message = `Is this right?\n\nMy estimate: ${estimate}`
  expect((await sent).postDataJSON().formData).toMatchObject({ asked: 'personal-tax', message })
  await page.locator('main').getByText('Thank you for your message').waitFor()
  expect(faults).toEqual([])
})

test('the tax calculator page shows an alert if the calculator code fails to load', async () => {
  const { page, open } = await harness.visit()
  await page.route(/\/calculator-[^/]*\.js$/, (route) => route.abort())
  await open('dresdentax', PATH)
  await page.locator('main').getByRole('alert').waitFor()
  expect(await page.locator('main table').count()).toBeGreaterThan(4)
})
