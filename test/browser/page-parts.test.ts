import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness, showLateFonts } from './set-up-harness.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const harness = setUpHarness()

test.each(BRANDS)(
  '%s: the action band is at most 400 px high at 390 px and 320 px at 1440 px, and legal pages have none',
  async (brand) => {
    const { page, open } = await harness.visit(PHONE)
    await showLateFonts(page)
    const band = page.locator('.action-band')
    for (const path of ['/services/payroll', '/industries/construction', '/about-us', '/resources/check-my-refund']) {
      await open(brand, path)
      for (const [width, most] of [
        [390, 400],
        [1440, 320],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        const height = (await band.boundingBox())?.height
        expect([path, width, height && height <= most ? 'fits' : height]).toEqual([path, width, 'fits'])
      }
    }
    for (const path of ['/contact', '/schedule', '/cookies']) {
      await open(brand, path)
      expect([path, await band.count()]).toEqual([path, 0])
    }
  },
)

test('on a phone without JavaScript, Call and Schedule stay at the bottom until the action band', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('payroll', '/services/payroll')
  const bar = page.locator('.phone-bar')
  await page.locator('#cost').scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  expect(box && [Math.round(box.y + box.height), box.height >= 64]).toEqual([844, true])
  const call = await bar.getByRole('link', { name: 'Call' }).boundingBox()
  expect([call?.width, call && call.height >= 64]).toEqual([195, true])
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  const band = await page.locator('.action-band').boundingBox()
  const end = await bar.boundingBox()
  expect(end && band && Math.round(end.y + end.height - band.y)).toBe(0)
})

test('on a phone, the bar is hidden while a field has the focus, and the tools have no second bar', async () => {
  const { page, open } = await harness.visit(PHONE)
  await open('dresdentax', '/')
  const bar = page.locator('.phone-bar')
  expect(await bar.isVisible()).toBe(true)
  await page.getByLabel('Name').focus()
  await expect.poll(() => bar.isVisible()).toBe(false)
  for (const path of ['/resources/tax-calculator', '/resources/due-dates', '/resources/tax-prep-checklist']) {
    await open('dresdentax', path)
    expect([path, await bar.count()]).toEqual([path, 0])
  }
})

test('the aside of a service page stays 24 px below the top bar, and on a phone its contents unfold', async () => {
  const { page, open } = await harness.visit({ ...PHONE, viewport: { width: 1440, height: 900 } })
  await open('brownco', '/services/payroll')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'What you pay' }).click()
  await page.locator('.site-bar[data-scrolled]').waitFor()
  const gap = () =>
    page.evaluate(() => {
      const row = document.querySelector('.site-bar-row')?.getBoundingClientRect().bottom ?? 0
      return Math.round((document.querySelector('.page-aside')?.getBoundingClientRect().top ?? 0) - row)
    })
  await expect.poll(gap).toBe(24)
  await page.setViewportSize({ width: 390, height: 844 })
  const link = contents.getByRole('link', { name: 'How it goes' })
  expect(await link.isVisible()).toBe(false)
  await contents.locator('summary').click()
  await link.waitFor()
})

test.each(BRANDS)(
  '%s: fields are 48 px high with one border and corner, and the 404 page has a drawing',
  async (brand) => {
    const { page, open } = await harness.visit(PHONE)
    await open(brand, '/contact')
    const looks = await page.evaluate(() =>
      ['name', 'service', 'message'].map((name) => {
        const field = document.querySelector(`[name=${name}]`) as HTMLElement
        const { borderTop, borderRadius, appearance } = getComputedStyle(field)
        return { border: borderTop, corner: borderRadius, height: name === 'message' || field.offsetHeight, appearance }
      }),
    )
    const [first] = looks
    expect(looks.map(({ height }) => height)).toEqual([48, 48, true])
    expect(looks.map(({ border, corner }) => [border, corner])).toEqual(looks.map(() => [first?.border, first?.corner]))
    expect(looks[1]?.appearance).toBe('none')
    await page.goto(page.url().replace('/contact', '/no-such-page'))
    const art = await page.locator('main .state-art').boundingBox()
    expect(art && art.height <= 160 && Math.max(art.width, art.height) >= 160).toBe(true)
  },
)

test('on a phone, the tables of a guide unfold without JavaScript, fit the page and name each value', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('dresdentax', '/resources/ohio-business-taxes')
  const tables = page.locator('.table-scroll')
  const folds = page.locator('.phone-fold > summary')
  expect(await folds.count()).toBeGreaterThan(0)
  expect([await folds.count(), await tables.filter({ visible: true }).count()]).toEqual([await tables.count(), 0])
  for (const fold of await folds.all()) await fold.click()
  expect(await tables.filter({ visible: true }).count()).toBe(await tables.count())
  const wide = await tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
  expect(wide.filter((difference) => difference > 0)).toEqual([])
  const label = page.locator('.stacked-table [data-label]').first()
  const [text, shown] = await label.evaluate((cell) => [
    cell.closest('table')?.querySelectorAll('thead th')[1]?.textContent,
    getComputedStyle(cell, '::before').content,
  ])
  expect(shown).toBe(`"${text}"`)
  await open('dresdentax', '/blog/payroll-dates-2027')
  const post = page.locator('#post-body .table-scroll')
  expect(await post.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(
    await post
      .locator('td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toBe('"What is due"')
  // The calculator's rates are folded by year.
  await open('dresdentax', '/resources/tax-calculator')
  await page.locator('#rates summary').first().click()
  expect(await page.locator('#rates .table-scroll').first().isVisible()).toBe(true)
})

test('at 1440 px, short cells stay on one line beside a column of texts, and no table is wider than its column', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  for (const path of ['/services/payroll', '/services/hr-consulting', '/resources/ohio-business-taxes']) {
    await open('brownco', path)
    const tables = page.locator('.table-scroll')
    expect(await tables.evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0)
  }
  await open('brownco', '/services/payroll')
  const lines = await page
    .locator('main table')
    .first()
    .locator('tr > :not(:last-child)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      }),
    )
  expect([lines.length > 10, ...new Set(lines)]).toEqual([true, 1])
})

test('from 640 px on and in print, the tables of a guide do not fold, and amounts and their headers align right', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 640, height: 900 } })
  await open('payroll', '/resources/ohio-business-taxes')
  const tables = page.locator('.table-scroll')
  const all = await tables.count()
  expect([await tables.filter({ visible: true }).count(), await page.locator('.phone-fold:visible').count()]).toEqual([
    all,
    0,
  ])
  const rates = await page
    .locator('#sales-tax tr > :nth-child(2)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign))
  expect([rates.length > 5, ...new Set(rates)]).toEqual([true, 'right'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  expect(await tables.filter({ visible: true }).count()).toBe(all)
})

test('at 1440 px, the second blocks of contact, schedule, the blog and a post begin on a column', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 } })
  for (const [path, block, column] of [
    ['/contact', '.page-split-beside', 9],
    ['/schedule', '.page-split-beside', 9],
    ['/blog', '.posts-page-beside', 9],
    ['/blog/payroll-dates-2027', '.post-beside', 9],
  ] as const) {
    await open('brownco', path)
    const left = (await page.locator(block).first().boundingBox())?.x ?? 0
    // A column is 74 px wide, and a gutter 32 px.
    expect([path, (left - 100) / 106 + 1]).toEqual([path, column])
  }
})

test('on a phone, the contact page shows the phone number as a row of 56 px before the form', async () => {
  const { page, open } = await harness.visit(PHONE)
  await open('payroll', '/contact')
  const phone = await page.locator('main a[href^="tel:"]').first().boundingBox()
  const form = await page.locator('main form').boundingBox()
  expect([phone?.width, phone && phone.height >= 56, phone && form && phone.y < form.y]).toEqual([350, true, true])
})

test('brownco: the five lists of the footer end before the margin, and from 768 px on 24 px or more apart', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  for (const width of [640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lists = await page.locator('.footer-lists > div').evaluateAll((all) =>
      all.map((list) => ({
        left: list.getBoundingClientRect().left,
        right: Math.max(...[...list.querySelectorAll('h2, a')].map((part) => part.getBoundingClientRect().right)),
      })),
    )
    expect(Math.max(...lists.map(({ right }) => right))).toBeLessThanOrEqual(width - 32)
    if (width < 768) continue
    const gaps = lists.slice(1).map(({ left }, index) => left - (lists[index]?.right ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(23.9)
  }
})
