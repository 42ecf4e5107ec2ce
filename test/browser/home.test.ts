import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { stats } from '#content/stats'
import { SERVICE_IDS } from '#services/index'
import { COUNTER_STEP_MS, COUNTER_STEPS } from '#shared/counters'
import { DUTY_DAYS } from '#worker/duty-days'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

/** The numbers are below the first view. */
const LOW = { viewport: { width: 1280, height: 500 } }
/** All of home is in the first view. */
const TALL = { viewport: { width: 1280, height: 6000 } }

const harness = setUpHarness()

const FINAL_VALUES = stats(SERVICE_IDS.length).map(({ value, suffix }) => `${value}${suffix}`)
const numbers = (page: Page) => page.locator('.stat-number').allInnerTexts()
const track = (page: Page) => page.locator('.carousel')
const scrolled = (page: Page) => track(page).evaluate((list) => list.scrollLeft)
const next = (page: Page) => page.getByRole('button', { name: 'More industries' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous industries' })

/** Records every value of the first number, from the start of the page load. */
async function recordFirstNumber(page: Page) {
  await page.addInitScript(() => {
    const values: string[] = []
    Object.assign(window, { values })
    function record() {
      // A parser that pauses within the number leaves a part of its text.
      if (document.readyState === 'loading') return
      const text = document.querySelector('.stat-number')?.textContent
      if (text && text !== values.at(-1)) values.push(text)
    }
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true })
    document.addEventListener('DOMContentLoaded', record)
  })
}
const firstNumberValues = (page: Page) => page.evaluate(() => (window as unknown as { values: string[] }).values)

test('home’s numbers do not count up out of view, without JavaScript or with reduced motion', async () => {
  for (const options of [LOW, { javaScriptEnabled: false }, { ...TALL, reducedMotion: 'reduce' as const }]) {
    const { page, open } = await harness.visit(options)
    await recordFirstNumber(page)
    await open('dresdentax', '/')
    await page.waitForTimeout(300)
    expect(await numbers(page)).toEqual(FINAL_VALUES)
    if (!('javaScriptEnabled' in options)) expect(await firstNumberValues(page)).toHaveLength(1)
  }
})

test('home’s numbers in the first view count up once after hydration, and nothing moves', async () => {
  const { page, faults } = await harness.visit(TALL)
  await recordFirstNumber(page)
  // The page's code waits for the fonts, because a late font moves the numbers too.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(harness.address('dresdentax', '/'), { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ status }) => status === 'loaded'),
  )
  await page.evaluate(async () => {
    // The next frame has the layout with the fonts, and the frame after it reports its shifts.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const seen = Object.assign(window, { moved: [] as string[], widths: new Set<number>() })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node?: Element }[] }[])
        for (const { node } of sources) if (node?.closest?.('.stats')) seen.moved.push(node.outerHTML)
    }).observe({ type: 'layout-shift' })
    const measure = () => {
      const number = document.querySelector('.stat-number span') as Element
      seen.widths.add(Math.round(number.getBoundingClientRect().width))
      requestAnimationFrame(measure)
    }
    measure()
  })
  release()
  await expect.poll(async () => (await firstNumberValues(page)).length).toBe(COUNTER_STEPS + 1)
  await expect.poll(() => numbers(page)).toEqual(FINAL_VALUES)
  const values = (await firstNumberValues(page)).map((text) => Number.parseInt(text, 10))
  expect([values[0], values[1], values.at(-1)]).toEqual([100, 2, 100])
  const { moved, widths } = await page.evaluate(() => {
    const { moved, widths } = window as unknown as { moved: string[]; widths: Set<number> }
    return { moved, widths: [...widths] }
  })
  expect([moved, widths.length, faults]).toEqual([[], 1, []])
})

test('home’s numbers that scroll into view count up once, in 50 steps of 30 ms', async () => {
  const { page, open, faults } = await harness.visit(LOW)
  await recordFirstNumber(page)
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      element.toggleAttribute('data-observed', true)
      observe.call(this, element)
    }
  })
  await open('dresdentax', '/')
  await page
    .locator('.stat-number [data-observed]')
    .nth(FINAL_VALUES.length - 1)
    .waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.stats').scrollIntoViewIfNeeded()
  const steps = async () => (await firstNumberValues(page)).length - 1
  const run = async (count: number) => {
    for (let step = 0; step < count; step++) await page.clock.runFor(COUNTER_STEP_MS)
    return steps()
  }
  // The page's observer was created first, so it has started the counter when this one reports.
  await page.evaluate(() => {
    const number = document.querySelector('.stat-number span') as HTMLElement
    return new Promise<void>((resolve) => {
      new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(number)
    })
  })
  expect(await run(1)).toBe(1)
  await page.clock.runFor(COUNTER_STEP_MS - 1)
  expect(await steps()).toBe(1)
  await page.clock.runFor(1)
  expect(await steps()).toBe(2)
  // The first number is 100, so each of the 50 steps changes it.
  expect(await run(COUNTER_STEPS - 2)).toBe(COUNTER_STEPS)
  const [final, ...values] = (await firstNumberValues(page)).map((text) => Number.parseInt(text, 10))
  expect(values).toEqual(values.toSorted((one = 0, other = 0) => one - other))
  expect([values.at(-1), await numbers(page)]).toEqual([final, FINAL_VALUES])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.stats').scrollIntoViewIfNeeded()
  expect([await run(10), faults]).toEqual([COUNTER_STEPS, []])
})

test.each(BRANDS)('%s: the carousel’s buttons scroll it and keep the focus when disabled', async (brand) => {
  const { page, open } = await harness.visit({
    reducedMotion: 'reduce',
    viewport: { width: 640, height: 900 },
  })
  await open(brand, '/')
  const ends = () =>
    Promise.all(
      [previous(page), next(page)].map(async (button) => (await button.getAttribute('aria-disabled')) === 'true'),
    )
  await track(page).scrollIntoViewIfNeeded()
  expect([await scrolled(page), await ends()]).toEqual([0, [true, false]])
  await next(page).click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await expect.poll(ends).toEqual([false, false])
  await expect
    .poll(async () => {
      const [, isLast] = await ends()
      // By force, because a click would wait for a button that the last click has just disabled.
      if (!isLast) await next(page).click({ force: true })
      return ends()
    })
    .toEqual([false, true])
  expect(await track(page).evaluate((list) => list.scrollWidth - list.clientWidth - list.scrollLeft)).toBeLessThan(2)
  // Pressing a disabled button does nothing.
  expect(await next(page).evaluate((button) => button === document.activeElement)).toBe(true)
  const last = await scrolled(page)
  await page.keyboard.press('Enter')
  expect(await scrolled(page)).toBe(last)
  await previous(page).click()
  await expect.poll(() => scrolled(page)).toBeLessThan(last)
})

test('the carousel scrolls by arrow keys and by mouse wheel, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, open } = await harness.visit({ javaScriptEnabled, viewport: { width: 800, height: 900 } })
    await open('payroll', '/')
    expect(await next(page).isVisible()).toBe(javaScriptEnabled)
    await track(page).focus()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    const before = await scrolled(page)
    await track(page).hover()
    await page.mouse.wheel(500, 0)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
  }
})

test('without reduced motion, a carousel button scrolls smoothly and stops at a card', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 360, height: 740 } })
  await open('dresdentax', '/')
  expect(await track(page).evaluate((list) => getComputedStyle(list).scrollBehavior)).toBe('smooth')
  await next(page).click()
  const distanceToCard = () =>
    track(page).evaluate((list) => {
      const start = list.getBoundingClientRect().left
      return list.scrollLeft > 0
        ? Math.min(...[...list.children].map((card) => Math.abs(card.getBoundingClientRect().left - start)))
        : Number.POSITIVE_INFINITY
    })
  await expect.poll(distanceToCard).toBeLessThanOrEqual(1)
})

test('on home, a click on the logo scrolls to the top without loading a document', async () => {
  const { page, open, documents } = await harness.visit()
  await open('dresdentax', '/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.locator('.site-bar a:has(.logo-name)').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(documents).toHaveLength(1)
})

const PHONE = { viewport: { width: 390, height: 844 } }
const { idea } = getBrand('dresdentax').copy.home.hero
const papers = idea.kind === 'papers' ? idea.papers : []

test('without JavaScript, each tag on a paper in the hero is a link of 44 px or more, in the first view of a phone', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('dresdentax', '/')
  const tags = page.locator('.paper-tag')
  expect(await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    papers.map(({ href }) => href),
  )
  for (const tag of await tags.all()) {
    const box = await tag.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  }
  await tags.first().click()
  await page.waitForURL((url) => url.pathname === papers[0]?.href)
})

test('a paper rises by 12 px under the pointer and with the keyboard focus, and stays under a pointer at its lower end', async () => {
  const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/')
  const paper = page.locator('.paper').last()
  const top = () => paper.evaluate((element) => element.getBoundingClientRect().top)
  const rest = await top()
  const box = await paper.locator('a').boundingBox()
  if (!box) throw new Error('The tag is not visible')
  await page.mouse.move(box.x + 60, box.y + box.height - 2)
  await expect.poll(top).toBe(rest - 12)
  await page.mouse.move(0, 0)
  await expect.poll(top).toBe(rest)
  await page.locator('.hero-actions a').last().focus()
  for (let presses = 0; presses < papers.length; presses++) await page.keyboard.press('Tab')
  await expect.poll(top).toBe(rest - 12)
})

test.each([320, 390, 768, 1024, 1440, 1920])(
  'at %i px, the strand ends at the footer, the industries end at the window, and the services are at least 12 px from the strand',
  async (width) => {
    const { page, open } = await harness.visit({ viewport: { width, height: 900 } })
    await open('dresdentax', '/')
    const { end, ...gaps } = await page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
      const strand = document.querySelector('.thread-strand') as Element
      const outline = 1.5
      const left = box('.thread-strand').right - Number.parseFloat(getComputedStyle(strand).borderRightWidth) - outline
      return {
        end: Math.abs(box('.thread-strand').bottom - box('.site-footer').top),
        industries: Math.round(innerWidth - box('.carousel').right),
        text: left - box('.services-ledger .entries').right >= 12,
      }
    })
    expect(end).toBeLessThan(12)
    expect(gaps).toEqual({ industries: 0, text: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('on a tablet, the handle of the basket is at least 20 px below the actions', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 768, height: 1024 } })
  await open('dresdentax', '/')
  const actions = await page.locator('.hero-actions').boundingBox()
  const basket = await page.locator('.basket-back').boundingBox()
  expect((basket?.y ?? 0) - (actions?.y ?? 0) - (actions?.height ?? 0)).toBeGreaterThanOrEqual(20)
})

test.each(['/services/payroll', '/contact', '/no-such-page'])('%s has the strand of home', async (path) => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 844 } })
  await open('dresdentax', path)
  expect((await page.locator('.thread-strand').boundingBox())?.height).toBeGreaterThan(844)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('payroll: the days of the pay line lead to all dates of employers by keyboard, without JavaScript', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', '/')
  const stops = page.locator('.date-stop')
  expect(await stops.count()).toBe(DUTY_DAYS)
  await stops.last().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/resources/due-dates?for=employer')
  expect(await page.locator('#due-dates').count()).toBe(1)
})

/**
 * Returns true if pixels that are as dark as the first point connect two points of a screenshot.
 * @param blank A page without a content security policy.
 */
function areConnected(
  blank: Page,
  screenshot: Uint8Array,
  from: [number, number],
  to: [number, number],
): Promise<boolean> {
  return blank.evaluate(
    async ([source, from, to]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      canvas?.drawImage(image, 0, 0)
      const colors = canvas?.getImageData(0, 0, width, height).data ?? []
      const at = ([x, y]: readonly [number, number]) => Math.round(y) * width + Math.round(x)
      const darkness = (pixel: number) => colors[4 * pixel] ?? 0
      const found = new Set([at(from)])
      for (const pixel of found)
        for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
          if (Math.abs(darkness(next) - darkness(at(from))) < 8) found.add(next)
      return found.has(at(to))
    },
    [`data:image/png;base64,${Buffer.from(screenshot).toString('base64')}`, from, to] as const,
  )
}

test.each([320, 390, 640, 768, 1024, 1440, 1920])(
  'payroll: at %i px, one unbroken line leads from the left window edge in the hero to the tick in the footer',
  async (width) => {
    const { page, context, open } = await harness.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await open('payroll', '/')
    // On phones, a bar covers a part of the line.
    await page.locator('.phone-bar').evaluate((bar) => bar.style.setProperty('visibility', 'hidden'))
    const screenshot = await page.screenshot({ fullPage: true })
    const dates = await page.locator('.dates').boundingBox()
    const art = await page.locator('.footer-art').boundingBox()
    if (!dates || !art) throw new Error('The line is not visible')
    const start = dates.y + (width < 640 ? -10.5 : 12)
    const blank = await context.newPage()
    const end: [number, number] = [width * 0.4, art.y + (art.height * 64) / 120 - 0.5]
    expect(await areConnected(blank, screenshot, [1, start], end)).toBe(true)
    expect(await areConnected(blank, screenshot, [1, start - 30], end)).toBe(false)
  },
)

test('payroll: the nodes of the pay line are on the first, fifth and ninth column, and on phones below each other', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 1440, height: 900 } })
  await open('payroll', '/')
  // The next days differ from week to week, and the texts of some have more lines.
  await page.locator('.date-stop').evaluateAll((links) => {
    for (const link of links) {
      link.querySelector('.date-moved')?.remove()
      link.querySelector('.date-duties')?.replaceChildren('Form 941, Jul to Sep')
    }
  })
  const stops = () =>
    page
      .locator('.date-stop')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  expect((await stops()).map(({ x }) => x)).toEqual([100, 524, 948])
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhone = await stops()
  expect(onPhone.map(({ x }) => x)).toEqual([20, 20, 20])
  expect((onPhone[2]?.y ?? 0) - (onPhone[0]?.y ?? 0)).toBe(144)
  const lastAction = await page.locator('.hero-actions a').last().boundingBox()
  expect((lastAction?.y ?? 0) + (lastAction?.height ?? 0)).toBeLessThan(500)
  const hero = await page.locator('.hero').boundingBox()
  expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(780)
})

/** The verb of the chosen radio button, the verbs whose panel shows, and the verbs whose square is filled. */
const chosen = (page: Page) =>
  page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('.choice-radio')]
    const isFilled = (radio: Element) => getComputedStyle(radio, '::before').backgroundColor !== 'rgba(0, 0, 0, 0)'
    return {
      checked: document.querySelector<HTMLInputElement>('.choice-radio:checked')?.value,
      panels: [...document.querySelectorAll<HTMLElement>('.choice-panel')]
        .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
        .map((panel) => panel.querySelector('h2')?.textContent),
      squares: radios.filter(isFilled).map(({ value }) => value),
    }
  })

test.each([true, false])(
  'a verb is chosen by keyboard and by click, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, open, faults } = await harness.visit({ javaScriptEnabled, reducedMotion: 'reduce' })
    await open('brownco', '/')
    const all = (verb: string) => ({ checked: verb, panels: [verb], squares: [verb] })
    expect(await chosen(page)).toEqual(all('Hire'))
    await page.getByRole('radio', { name: 'Hire' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page)).toEqual(all('Borrow'))
    await page.getByText('Sell', { exact: true }).first().click()
    await expect.poll(() => chosen(page)).toEqual(all('Sell'))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Hire, borrow, expand, sell/)
    expect(faults).toEqual([])
  },
)

test('the first view of a phone has four verbs of at least 54 px, below them the facts of one, and both actions', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 844 } })
  await open('brownco', '/')
  const rows = await page.locator('.choice').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(rows).toHaveLength(4)
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(54)
  const tops = await Promise.all(
    ['.choices legend', '.choice-list', '.choice-panels', '.hero-headline', '.hero-actions'].map((part) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().top),
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(await page.locator('.hero-actions').evaluate((row) => row.getBoundingClientRect().bottom)).toBeLessThan(844)
})

test.each([320, 390, 768, 1024, 1440])(
  'brownco: at %i px, the diagonal covers the ends of two verbs',
  async (width) => {
    const { page, open } = await harness.visit({ viewport: { width, height: 900 } })
    await open('brownco', '/')
    const ends = await page.evaluate(() => {
      const diagonal = document.querySelector('.choice-diagonal') as HTMLElement
      diagonal.style.pointerEvents = 'auto'
      const verbs = [...document.querySelectorAll('.choice')].filter((verb) => {
        const text = document.createRange()
        text.selectNodeContents(verb.lastChild as Text)
        const { right, top, height } = text.getBoundingClientRect()
        // From the top of a capital letter to the baseline.
        return [0.15, 0.5, 0.83].some((part) =>
          diagonal.contains(document.elementFromPoint(right, top + part * height)),
        )
      })
      return verbs.map(({ textContent }) => textContent)
    })
    expect(ends).toEqual(['Borrow', 'Expand'])
  },
)

test('brownco: from 768 px on, the lower end of the block of reasons is at least 8rem wide', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/')
  for (const width of [768, 900, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.locator('.why-split .section-head').boundingBox()
    // The block ends 1rem before its box, and its side has the slope of the logo.
    const end = box ? box.x + box.width - 16 - box.height * 0.6818 : 0
    expect([width, end >= 127 ? 'wide' : end]).toEqual([width, 'wide'])
  }
})

test.each(BRANDS)('%s: without posts, the empty state of home’s news is as wide as the section', async (brand) => {
  const { page, open } = await harness.visit()
  await page.route('**/api/content/featured*', (route) => route.fulfill({ json: [] }))
  await open(brand, '/contact')
  await page.locator('.main-menu').getByRole('link', { name: 'Home', exact: true }).click()
  const widths = await page
    .locator('.section-news .empty-state')
    .evaluate((state) => [state, state.parentElement].map((box) => box?.clientWidth))
  expect(widths[0]).toBe(widths[1])
})
