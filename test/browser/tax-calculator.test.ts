import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '#shared/dates'
import { startYear } from '#tax/years'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const PATH = '/resources/tax-calculator'
/** Values in most fields, compared with another year. */
const FULL =
  '#v1;y=2025;s=joint;w=85000;w2=31000.50;e=40000;ti=500;ot=900;cl=700;sl=400;pt=9000;c=2;d=1;ec=2;a=67;in=900;di=1200;qd=800;sg=300;lg=5000;ss=12000;pn=4000;ir=3000;hs=1000;mi=20000;pr=6000;g=4000;fw=9000;hw=2000;p=1;p1=8000;p2=90000;p3=1500;sr=175;cr=200!y=2026;s=joint;w=85000'
const PERSON = 'w=85000;e=40000;ti=500;ot=900;ow=20000;a=67;b=1;ss=12000;pn=4000;u=500'
/** A value in every field. All but the filing status differ from the other scenario. */
const EVERY = `#v1;y=2025;s=joint;${PERSON};${PERSON.replaceAll('=', '2=')};cl=700;sl=400;pt=9000;bw=30000;bp=50000;sp=2000;hi=12000;st=1;pp=1;c=2;d=1;ec=2;cc=1;in=900;te=300;di=1200;qd=800;sg=300;lg=5000;rn=1200;oi=150;ie=50;ir=3000;hs=1000;mi=20000;pr=6000;si=3000;g=4000;me=9000;fw=9000;hw=2000;fp=500;hp=100;p=1;p1=80000;p2=90000;p3=15000;sr=175;sb=earned;cr=200!y=2026;s=joint;w=1;w2=1`
/** Twelve-digit amounts, compared with a few dollars. */
const HUGE = '#v1;y=2026;s=single;w=999999999999;e=999999999999;lg=999999999999;fw=5!y=2026;s=single;w=5'

const SINGLE = `#v1;y=${startYear(dayOf(new Date().toISOString()))};s=single;w=85000`

const harness = setUpHarness()

const figure = (page: Page) => page.locator('.slip-figure > strong')
const total = (page: Page) => figure(page).innerText()
const hash = (page: Page) => page.evaluate(() => location.hash)
const wagesOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const wages = (page: Page) => wagesOf(page, 'Wages')

/** The details load at the first interaction. */
async function showDetails(page: Page): Promise<void> {
  await page.locator('.calc').waitFor()
  const move = async (x: number) => {
    await page.mouse.move(x, 5)
    return page.locator('.calc-below').count()
  }
  await expect.poll(() => move(5).then(() => move(6))).toBe(1)
}

const states = { 'with an error': '', full: FULL, 'with huge amounts': HUGE, 'from a damaged link': '#v1;y=20' }

test.each(BRANDS.flatMap((brand) => Object.entries(states).map(([name, state]) => [brand, name, state] as const)))(
  'on %s, the calculator %s has no axe findings and fits 320 and 1440 px, light and dark',
  async (brand, _, state) => {
    const { page, open, faults } = await harness.visit()
    await open(brand, PATH + state)
    await showDetails(page)
    if (state === '') {
      await wages(page).fill('plenty')
      await page.locator('.calc-error').waitFor()
    }
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        expect([colorScheme, width, await violations(page)]).toEqual([colorScheme, width, []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    expect(faults).toEqual([])
  },
)

test('the scenario is in the URL and survives reload, back and forward', async () => {
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
  // The visitor leaves right after a keystroke, then comes back.
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

test('a visitor who comes back from another page is at the same scroll position', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 360, height: 740 } })
  await open('dresdentax', PATH + FULL)
  await showDetails(page)
  const link = page.getByRole('link', { name: 'Talk to Us About This Result' })
  // The router saves only positions that a scroll event has reported.
  await link.evaluate(async (element) => {
    const scrolled = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    element.scrollIntoView({ block: 'center' })
    await scrolled
  })
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  await link.click()
  await page.locator('main [name=message]').waitFor()
  await page.goBack()
  await showDetails(page)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
})

test('a skip link moves the focus and keeps the scenario in the URL', async () => {
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

test.each(BRANDS)(
  'on %s, the slip is 392 px wide and stays 24 px below the top bar; on a phone a bar of 64 px leads to it',
  async (brand) => {
    const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
    await open(brand, PATH + SINGLE)
    await page.getByRole('link', { name: 'Breakdown' }).click()
    await page.locator('.site-bar[data-scrolled]').waitFor()
    await expect.poll(() => hash(page)).toBe(SINGLE)
    const place = () =>
      page.evaluate(() => {
        const row = document.querySelector('.site-bar-row')?.getBoundingClientRect().bottom ?? 0
        const slip = document.querySelector('.slip')?.getBoundingClientRect()
        return slip && [Math.round(slip.width), Math.round(slip.top - row)]
      })
    await expect.poll(place).toEqual([392, 24])
    const heading = await page.getByRole('heading', { name: 'Where each dollar goes' }).boundingBox()
    expect(heading && heading.y > 0 && heading.y < 300).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('textbox', { name: 'Wages' }).scrollIntoViewIfNeeded()
    const bar = page.locator('.slip-bar')
    await expect
      .poll(() => bar.boundingBox().then((box) => box && [box.height, box.y + box.height, box.width]))
      .toEqual([64, 844, 390])
    await bar.getByRole('button', { name: 'Details' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('calc-result')
    expect(await page.locator('.slip-head').evaluate((head) => head.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    // The consent banner is the only bar while it asks.
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="consent-banner">?</p>'))
    expect(await bar.isVisible()).toBe(false)
  },
)

test('while its code loads, a skeleton has the places of the form and of the slip', async () => {
  const { page, open } = await harness.visit()
  const released = Promise.withResolvers<void>()
  await page.route(/\/calculator-[^/]*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await open('brownco', PATH)
  const places = () =>
    page.evaluate(() =>
      ['.slip-inputs', '.slip'].map((part) => {
        const { x, y, width } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width].map(Math.round)
      }),
    )
  await page.locator('.slip .skeleton').waitFor()
  const loading = await places()
  released.resolve()
  await page.locator('.calc').waitFor()
  expect(await places()).toEqual(loading)
  expect(await page.locator('.skeleton').count()).toBe(0)
})

test('at 1440 px, each part of the page is 96 px below the one before it, and bars are measured by their table', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 } })
  await open('payroll', `${PATH}#v1;y=2026;s=joint;w=62000;w2=38000;fw=7200`)
  await page.locator('.calc-below').waitFor()
  const gaps = await page
    .locator('.slip-inputs > form, .calc-below > *, .tax-tables > *')
    .evaluateAll((parts) =>
      parts
        .slice(1)
        .map((part, index) =>
          Math.round(part.getBoundingClientRect().top - (parts[index]?.getBoundingClientRect().bottom ?? 0)),
        ),
    )
  expect([gaps.length, ...new Set(gaps)]).toEqual([6, 96])
  const [bar, table, share] = await page.locator('.calc-takeHome').evaluate((rect) => {
    const table = rect.closest('table')
    return [rect, table]
      .map((part) => part?.getBoundingClientRect().width)
      .concat(Number.parseFloat(table?.querySelector('tbody td + td')?.textContent ?? '') / 100)
  })
  expect((bar ?? 0) / (table ?? 0)).toBeCloseTo(share ?? Number.NaN, 2)
})

test('a damaged link starts an empty calculator with an alert, which disappears at the first keystroke', async () => {
  const { page, open, faults } = await harness.visit()
  for (const fragment of ['v1;y=2026;s=sin', 'v9;x', 'v1;%E0%A4%A', 'v1;y=2026;s=single;w=85000!']) {
    await page.goto('about:blank')
    await open('dresdentax', `${PATH}#${fragment}`)
    const alert = page.locator('.calc').getByRole('alert')
    await alert.waitFor()
    expect([fragment, await figure(page).count()]).toEqual([fragment, 0])
    await expect.poll(() => hash(page)).toBe('')
    await wages(page).fill('5')
    await expect.poll(() => alert.count()).toBe(0)
  }
  expect(faults).toEqual([])
})

test('no amount is in any request URL, request body or log line', async () => {
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
  // The browser reports the fragment but does not send it.
  expect(requests.map((request) => request.replace(/#\S*/, '')).filter((text) => /7654321|1234567/.test(text))).toEqual(
    [],
  )
  expect(harness.logs.filter((line) => /7654321|1234567/.test(line))).toEqual([])
})

test('the contact link selects the service and offers to add the link with the numbers, also after a reload', async () => {
  const { page, open, faults } = await harness.visit()
  const sent: { formData: { message: string; asked: string } }[] = []
  await page.route(/\/api\/contact(\?|$)/, async (route) => {
    sent.push(route.request().postDataJSON())
    await route.continue()
  })
  for (const isChecked of [false, true]) {
    await open('dresdentax', PATH + SINGLE)
    await page.locator('.calc').waitFor()
    const estimate = page.url()
    await page.getByRole('link', { name: 'Talk to us about this result' }).click()
    await page.waitForURL(/\/contact\?/)
    const box = page.getByRole('checkbox', { name: 'Add the link to your estimate' })
    await box.waitFor()
    await page.reload()
    await box.waitFor()
    expect(await box.isChecked()).toBe(false)
    expect(await page.getByLabel(/^Service/).inputValue()).toBe('Personal Tax Services')
    await page.getByLabel(/^Name/).fill('Estimate')
    await page.getByLabel(/^Email/).fill('ana@visitor.test')
    await page.getByLabel(/^Message/).fill(`Is this right? ${isChecked}`)
    await box.setChecked(isChecked)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.locator('main').getByText('Thank you for your message').waitFor()
    expect(sent.at(-1)?.formData).toMatchObject({
      asked: 'personal-tax',
      message: `Is this right? ${isChecked}${isChecked ? `\n\nMy estimate: ${estimate}` : ''}`,
    })
  }
  expect(faults).toEqual([])
})

test('a keystroke in a full calculator causes at most 6 layouts', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', PATH + FULL)
  await showDetails(page)
  await wagesOf(page, 'Wages, you').fill('85000')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const totalText = figure(page)
  for (const key of ['5', 'Backspace', '5', 'Backspace']) {
    const shown = await totalText.textContent()
    const before = await layouts()
    await page.keyboard.press(key)
    await expect.poll(() => totalText.textContent()).not.toBe(shown)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect((await layouts()) - before).toBeLessThanOrEqual(6)
  }
})

test('on a phone with a keyboard, the bar covers no focused field and Enter opens a situation', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  await open('dresdentax', PATH)
  await showDetails(page)
  await page.getByRole('combobox', { name: 'Tax year' }).focus()
  const tips = wagesOf(page, 'Tips')
  for (let count = 0; count < 17; count += 1) {
    await page.keyboard.press('Tab')
    // After status, wages, profit, withholding and children.
    if (count === 6) {
      await page.keyboard.press('Enter')
      await tips.waitFor()
    }
    const isVisible = () =>
      page.evaluate(() => {
        const { left, top, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return document.activeElement?.contains(onTop ?? null) || `${document.activeElement?.textContent} is covered`
      })
    await expect.poll(isVisible).toBe(true)
  }
  await page.getByRole('button', { name: 'Details' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('calc-result')
})

test('at 400% zoom the bar does not stick, and with forced colors every bar is visible', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 256 }, forcedColors: 'active' })
  await open('brownco', PATH + FULL)
  await showDetails(page)
  expect(await page.locator('.slip-bar').evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
  const invisible = await page
    .locator('.calc-bar rect')
    .evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).fill === getComputedStyle(document.documentElement).backgroundColor),
    )
  expect([invisible.length > 2, ...new Set(invisible)]).toEqual([true, false])
})

test('a comparison shows the difference of two scenarios, and the S corporation example lists what it leaves out', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', PATH)
  await wages(page).fill('60000')
  await page.getByRole('button', { name: 'Save These Numbers' }).click()
  await wages(page).fill('70000')
  const row = page.getByRole('row', { name: /^Federal income tax/ }).filter({ hasText: '+' })
  await row.waitFor()
  const [saved, now, difference] = (await row.getByRole('cell').allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  )
  expect((now ?? 0) - (saved ?? 0)).toBe(difference)
  await page.getByRole('button', { name: 'Stop Comparing' }).click()
  await page.getByRole('button', { name: 'Sole Proprietor or S Corporation' }).click()
  await page.getByRole('heading', { name: 'What this comparison leaves out' }).waitFor()
  const change = (where: Locator) => where.innerText().then((text) => text.match(/[+−]\$[\d,]+/)?.[0])
  const all = page.locator('.slip-lines > div', { hasText: 'from your saved numbers' })
  expect(await change(all)).toBe(await change(page.getByRole('row', { name: /^All taxes/ })))
})

test('on a phone a comparison starts with the amount that the visitor keeps, and no row is wider than the window', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 640 } })
  for (const state of [FULL, HUGE]) {
    await page.goto('about:blank')
    await open('brownco', PATH + state)
    const tables = page.getByRole('region', { name: 'Compare two scenarios' }).getByRole('table')
    await tables.first().waitFor()
    expect(await tables.first().getByRole('row').nth(1).innerText()).toContain('You keep')
    const overflowing = await tables.locator('tbody :is(th, td)').evaluateAll((cells) =>
      cells.filter((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(cell)
        const broken = cell.tagName === 'TD' && /\d/.test(range.toString()) && range.getClientRects().length > 1
        return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth || broken
      }),
    )
    expect(overflowing).toEqual([])
  }
})

test.each([320, 1440])('a twelve-digit total fits on one line in a window of %i px', async (width) => {
  const { page, open } = await harness.visit({ viewport: { width, height: 900 } })
  for (const brand of BRANDS) {
    await open(brand, PATH + HUGE)
    const amount = figure(page)
    await amount.waitFor()
    const [lines, overflow] = await amount.evaluate((total) => {
      const range = document.createRange()
      range.selectNodeContents(total)
      return [range.getClientRects().length, range.getBoundingClientRect().width - total.clientWidth]
    })
    expect(lines).toBe(1)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test.each([610, 640, 720, 900])(
  'in a window %i px high, the effects of the last change are in view beside the form',
  async (height) => {
    const { page, open } = await harness.visit({ viewport: { width: 1366, height } })
    await open('payroll', PATH + FULL)
    await wagesOf(page, 'Wages, you').fill('99000')
    const lastChange = page.getByRole('region', { name: /last change/ })
    await lastChange.waitFor()
    await lastChange.scrollIntoViewIfNeeded()
    const visible = await lastChange.locator('dl > div').evaluateAll((lines) =>
      lines.filter((line) => {
        const { top, bottom, height } = line.getBoundingClientRect()
        return height > 0 && top > 0 && bottom <= innerHeight
      }),
    )
    expect(visible.length).toBeGreaterThanOrEqual(2)
  },
)

test('print has the comparison, the dated payments, the payroll taxes and the list of what is left out', async () => {
  const { page, open } = await harness.visit()
  const printedText = async (state: string) => {
    await page.goto('about:blank')
    await open('dresdentax', PATH + state)
    await showDetails(page)
    await page.emulateMedia({ media: 'print' })
    const smallerThan8pt = await page
      .locator('.slip-columns *:visible')
      .evaluateAll((all) =>
        all.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < (8 * 96) / 72 - 0.01),
      )
    expect(smallerThan8pt).toEqual([])
    return page.locator('main').innerText()
  }
  const compared = await printedText(EVERY)
  for (const text of [
    'Saved',
    'Difference',
    'All taxes',
    'Your share as the employer',
    'What this calculator leaves out',
    'reasonable pay',
  ])
    expect(compared).toContain(text)
  expect(compared.match(/(?:April|June|September|January) \d+, 202[56]/g)?.length).toBe(4)
  expect(compared).toMatch(/Wages from your own business, spouse\s+\$0\s+\$20,000/)
  const alone = await printedText(EVERY.replace(/!.*/, ''))
  for (const text of [
    'Social Security and Medicare\t',
    'Your share as the employer',
    'What this calculator leaves out',
  ])
    expect(alone).toContain(text)
  expect(alone).not.toContain('Difference')
})

test.each(BRANDS)('on %s, an untouched and a full calculator print on one page in the dark scheme', async (brand) => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  for (const state of ['', FULL, EVERY]) {
    await page.goto('about:blank')
    await open(brand, PATH + state)
    if (state === '') await page.locator('.calc').waitFor()
    else await page.locator('.calc-below').waitFor()
    expect([state, await printedPages(page)]).toEqual([state, 1])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.calc-sheet').isVisible()).toBe(true)
    expect(await page.locator('button:visible, .calc form:visible, .slip-bar:visible').count()).toBe(0)
    await page.emulateMedia({ media: null })
  }
})

test('without JavaScript the page has a note and every table with its source and year', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', PATH)
  const main = page.locator('main')
  expect(await main.innerText()).toContain('JavaScript')
  expect(await main.locator('.needs-script:visible').count()).toBe(0)
  await main.locator('#rates details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true
  })
  const sections = await main.locator('section[id]:not(:has(section[id])):has(table)').all()
  expect(sections.length).toBeGreaterThan(4)
  for (const section of sections) {
    expect(await section.locator('a[href^="https://"]').count()).toBeGreaterThan(0)
    expect(await section.innerText()).toMatch(/202[56]/)
  }
})

test('every figure in the explanation has its year and links to its source', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', PATH + FULL)
  const steps = page.locator('.calc-steps li:has(a)')
  await steps.first().waitFor()
  expect(await steps.count()).toBeGreaterThan(10)
  for (const step of await steps.all()) {
    const figures = (await step.locator('small').last().innerText()).replace(/^2025: /, '')
    const links = await step.locator('a[href^="https://"]').allInnerTexts()
    expect(figures).toBe(links.join(', '))
  }
})

test('if the calculator code fails to load, the page shows an alert and keeps its tables', async () => {
  const { page, open } = await harness.visit()
  await page.route(/\/calculator-[^/]*\.js$/, (route) => route.abort())
  await open('dresdentax', PATH)
  await page.locator('main').getByRole('alert').waitFor()
  expect(await page.locator('main table').count()).toBeGreaterThan(4)
})

test('if the code of the details fails to load, the calculator works and shows an alert', async () => {
  const { page, open } = await harness.visit()
  await page.route(/\/details-[^/]*\.js$/, (route) => route.abort())
  await open('dresdentax', PATH)
  await wages(page).fill('85,000')
  await page.locator('.calc').getByRole('alert').waitFor()
  await expect.poll(() => figure(page).count()).toBe(1)
})
