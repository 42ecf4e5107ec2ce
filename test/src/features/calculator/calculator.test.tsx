import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Calculator } from '#features/calculator/calculator.tsx'
import { mount } from '../../../helpers/client/site.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const details = () => screen.queryByRole('region', { name: 'Compare two scenarios' })

beforeAll(async () => {
  await mount(<Calculator />)
  await act(() => import('#features/calculator/details.tsx'))
  fireEvent.scroll(window)
  await waitFor(() => expect(details()).not.toBe(null))
  cleanup()
})

const textbox = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const wages = () => textbox('Wages')
const region = (name: RegExp) => screen.getByRole('region', { name })
const total = () => document.querySelector('.slip-figure > strong')?.textContent
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const descriptionsOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

async function mountWith(fragment: string, page?: { now: string }) {
  history.replaceState(null, '', `/#${fragment}`)
  await mount(<Calculator />, page)
}

test.each(['-5', '99999999999999'])(
  'the calculator ignores the invalid wages "%s" and keeps the last valid total',
  async (text) => {
    await mount(<Calculator />)
    type(wages(), '50000')
    const before = total()
    type(wages(), text)
    expect(wages().getAttribute('aria-invalid')).toBe(null)
    fireEvent.blur(wages())
    expect([wages().value, wages().getAttribute('aria-invalid'), total()]).toEqual([text, 'true', before])
    expect(descriptionsOf(wages()).at(-1)).toContain('$50,000')
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/)
    type(wages(), '60000')
    expect(wages().getAttribute('aria-invalid')).toBe(null)
  },
)

test('the calculator shows all keystrokes of a typed amount as one change to the total', async () => {
  await mount(<Calculator />)
  for (const text of ['5', '50', '50,000']) type(wages(), text)
  expect(region(/last change/).textContent).toContain(`+${total()}`)
})

test('quarterly payments depend on last year’s tax only after the visitor checks "I have last year’s return"', async () => {
  await mountWith('v1;y=2026;s=single;e=90000')
  fireEvent.click(screen.getByText('Already paid'))
  expect(screen.queryByRole('textbox', { name: 'Last year’s federal tax' })).toBe(null)
  fireEvent.click(await screen.findByRole('checkbox', { name: /last year/ }))
  type(textbox('Last year’s federal tax'), '4000')
  const row = screen.getByRole('rowheader', { name: /^April 15, 2026/ }).closest('tr')
  expect(row?.textContent).toContain('$1,000')
})

test.each([
  ['Tips', 'ti=9000', '$5,000', 'Wages'],
  ['Ordinary dividends', 'di=100;qd=900', '$900', 'Ordinary dividends'],
  ['Health insurance premiums', 'hi=700', '$0', 'Self-employment profit'],
])('the note on "%s" for the link values %s says that %s is counted', async (name, fragment, counted, remedy) => {
  await mountWith(`v1;y=2026;s=single;w=5000;${fragment}`)
  const field = textbox(name)
  expect([field.value === counted.slice(1), field.getAttribute('aria-invalid')]).toEqual([false, null])
  expect(descriptionsOf(field).at(-1)).toContain(`Counted as ${counted}:`)
  type(textbox(remedy), '20000')
  expect(descriptionsOf(field).join()).not.toContain('Counted as')
})

test('with wages, the calculator shows quarterly payments only after the visitor states the tax withheld', async () => {
  await mountWith('v1;y=2026;s=single;w=60000;e=50000')
  expect(within(region(/Quarterly/)).queryByRole('table')).toBe(null)
  expect(region(/Quarterly/).textContent).toContain('enter the tax withheld')
  fireEvent.click(screen.getByRole('button', { name: 'Nothing Was Withheld' }))
  expect(within(region(/Quarterly/)).getByRole('table')).toBeDefined()
  expect(document.activeElement?.textContent).toContain('Quarterly')
  cleanup()
  await mountWith('v1;y=2026;s=single;w=60000;fw=500')
  expect(within(region(/Quarterly/)).getByRole('table')).toBeDefined()
})

test.each([
  ['2026-06-15T23:00:00Z', ['past', 'next', '', '']],
  // At 03:00 UTC on June 16, the date in Ohio is still June 15.
  ['2026-06-16T03:00:00Z', ['past', 'next', '', '']],
  ['2026-06-16T05:00:00Z', ['past', 'past', 'next', '']],
  ['2027-01-16T12:00:00Z', ['past', 'past', 'past', 'past']],
])('at %s, the four quarterly payments for 2026 are marked %j', async (now, marks) => {
  await mountWith('v1;y=2026;s=single;e=90000', { now })
  const table = within(region(/Quarterly/)).getByRole('table')
  const dates = within(table).getAllByRole('rowheader')
  expect(dates.map((date) => /past|next/.exec(date.textContent ?? '')?.[0] ?? '')).toEqual(marks)
  const next = /is due (.*)\./.exec(table.previousElementSibling?.textContent ?? '')?.[1]
  expect(next).toBe(dates[marks.indexOf('next')]?.textContent?.replace(', next', ''))
})

test("the calculator's delayed URL update does not change the URL of the page that the visitor opens next", async () => {
  await mount(<Calculator />)
  vi.useFakeTimers()
  type(wages(), '85000')
  history.replaceState(null, '', '/contact')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(location.href).toMatch(/\/contact$/)
})
