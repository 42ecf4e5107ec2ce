import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { dueDates } from '#tax/due-dates/due-dates'
import { readPage } from './read-page'
import { ask } from './site'

const PATH = '/resources/ohio-business-taxes'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function read(query: string) {
  const response = await ask(`https://payroll.example${PATH}${query}`)
  const found = { status: response.status, ticked: [] as string[], entries: [] as string[], links: [] as string[] }
  const inAgenda = (element: Element) => `${element.properties.className ?? ''}`.split(',').includes('agenda')
  visit(fromHtml(await response.text()), 'element', (element) => {
    const { name, checked, value, href } = element.properties
    if (name === 'for' && checked) found.ticked.push(`${value}`)
    if (`${href}`.includes('.ics')) found.links.push(`${href}`)
    if (inAgenda(element))
      visit(element, 'element', (entry) => {
        if (entry.tagName === 'a') found.entries.push(textOf(entry))
      })
  })
  return found
}

const titles = (to: string, audiences: readonly Audience[] = []) =>
  dueDates({ from: '2026-11-21', to, for: audiences }).map(({ rule, period }) => `${rule.title}: ${period}`)

test.each([
  ['?for=employer,sales', ['employer', 'sales']],
  ['?for=sales%2Cemployer', ['employer', 'sales']],
  ['?for=corporation,nobody', ['corporation']],
  [`?for=${AUDIENCES.map(({ id }) => id).join()}`, AUDIENCES.map(({ id }) => id)],
] as [string, Audience[]][])('%s shows the dates of 12 months for those, and ticks them', async (query, audiences) => {
  const { status, ticked, entries } = await read(query)
  expect([status, ticked]).toEqual([200, audiences])
  expect(entries).toEqual(titles('2027-11-21', audiences))
})

test.each(['', '?for=', '?for=nobody'])('“%s” shows everybody’s next dates', async (query) => {
  const { status, ticked, entries } = await read(query)
  expect([status, ticked]).toEqual([200, []])
  expect(entries).toEqual(titles('2027-01-21'))
})

test('the boxes of a form sent without script lead to the same page', async () => {
  const response = await ask(`https://payroll.example${PATH}?for=employer&for=sales`)
  const location = response.headers.get('location')
  const { ticked } = await read(
    location ? new URL(location, 'https://payroll.example').search : '?for=employer&for=sales',
  )
  expect(ticked).toEqual(['employer', 'sales'])
})

test('the calendar of those chosen is offered, at the brand’s own address', async () => {
  const calendar = '/due-dates.ics?for=employer,sales'
  expect((await read('?for=sales,employer')).links).toEqual([`webcal://payroll.example${calendar}`, calendar])
  expect((await read('')).links).toEqual(['webcal://payroll.example/due-dates.ics', '/due-dates.ics'])
})

test('whatever is chosen, search engines are told of one page', async () => {
  const { canonicals } = await readPage(`https://payroll.example${PATH}?for=employer`)
  expect(canonicals).toEqual([`https://payroll.example${PATH}`])
})
