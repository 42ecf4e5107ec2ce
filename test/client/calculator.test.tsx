import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Calculator } from '#components/calculator/calculator'
import { mount } from './site'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const wages = () => screen.getByRole('textbox', { name: 'Wages' }) as HTMLInputElement
const total = () => document.querySelector('.calc-total')?.textContent
const income = () =>
  screen.getByText('Adjusted gross income', { selector: 'b' }).closest('li')?.querySelector('.calc-amount')?.textContent
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test.each([
  ['85000', '$85,000'],
  ['12,345.67', '$12,345.67'],
  ['$5k', '$5,000'],
  [' 1 234 ', '$1,234'],
  ['1000000000000', '$1,000,000,000,000'],
  ['', '$0'],
])('%j is read as %s', async (text, expected) => {
  await mount(<Calculator />)
  type(wages(), text)
  fireEvent.blur(wages())
  expect([income(), wages().getAttribute('aria-invalid')]).toEqual([expected, null])
})

test.each(['-5', 'NaN', 'abc', '1e12', '1,2,3', '99999999999999', '$', '<b>5</b>'])(
  '%j is refused at the field, and what could be read before still counts',
  async (text) => {
    await mount(<Calculator />)
    type(wages(), '50000')
    const before = total()
    type(wages(), text)
    expect(wages().getAttribute('aria-invalid')).toBe(null)
    fireEvent.blur(wages())
    expect([wages().value, wages().getAttribute('aria-invalid'), total()]).toEqual([text, 'true', before])
    const fault = wages().getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    expect(document.getElementById(fault)?.textContent).toContain('$50,000')
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/)
    type(wages(), '60000')
    expect(wages().getAttribute('aria-invalid')).toBe(null)
  },
)

test('a loss is read where there can be one', async () => {
  await mount(<Calculator />)
  type(wages(), '50000')
  type(screen.getByRole('textbox', { name: 'Self-employment profit' }), '(10,000)')
  expect(income()).toBe('$40,000')
})

test('the last change is told with what it did, from before its first key', async () => {
  await mount(<Calculator />)
  for (const text of ['5', '50', '50,000']) type(wages(), text)
  const moved = screen.getByRole('region', { name: /last change/ })
  expect(moved.textContent).toContain(`+${total()}`)
})

test('a spouse is asked for on a joint return alone', async () => {
  await mount(<Calculator />)
  expect(screen.queryByRole('textbox', { name: 'Wages, spouse' })).toBe(null)
  type(screen.getByRole('combobox', { name: 'Filing status' }), 'joint')
  type(screen.getByRole('textbox', { name: 'Wages, spouse' }), '30000')
  expect(income()).toBe('$30,000')
})

test('last year lowers payments only once one says that one has its return', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=single;e=90000')
  await mount(<Calculator />)
  fireEvent.click(screen.getByText('Already paid'))
  const known = await screen.findByRole('checkbox', { name: /last year/ })
  expect(screen.queryByRole('textbox', { name: "Last year's federal tax" })).toBe(null)
  fireEvent.click(known)
  type(screen.getByRole('textbox', { name: "Last year's federal tax" }), '4000')
  const row = screen.getByRole('rowheader', { name: /^April 15, 2026/ }).closest('tr')
  expect(row?.textContent).toContain('$1,000')
})

test.each([
  ['Tips', 'ti=9000', '$5,000', 'Wages'],
  ['Overtime premium', 'ot=9000', '$5,000', 'Wages'],
  ['Wages from your own business', 'ow=9000', '$5,000', 'Wages'],
  ['Dividends', 'di=100;qd=900', '$900', 'Dividends'],
  ['Health insurance premiums', 'hi=700', '$0', 'Self-employment profit'],
])(
  '%s beyond what they are part of stay as typed, and their description says what counts',
  async (name, given, taken, remedy) => {
    history.replaceState(null, '', `/#v1;y=2026;s=single;w=5000;${given}`)
    await mount(<Calculator />)
    const field = screen.getByRole('textbox', { name }) as HTMLInputElement
    const typed = field.value
    const described = () =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect([typed === taken.slice(1), field.getAttribute('aria-invalid')]).toEqual([false, null])
    expect(described().at(-1)).toContain(`Counted as ${taken}:`)
    type(screen.getByRole('textbox', { name: remedy }), '20000')
    expect(described().join()).not.toContain('Counted as')
  },
)

test('benefits alone are all left, and nothing at all is said in words', async () => {
  await mount(<Calculator />)
  const section = screen.getByRole('region', { name: 'Where each dollar goes' })
  expect([within(section).queryByRole('table'), section.querySelector('.calc-note') === null]).toEqual([null, false])
  fireEvent.click(screen.getByText('Retired or between jobs'))
  type(await screen.findByRole('textbox', { name: 'Social Security benefits' }), '24000')
  const row = within(section).getByRole('row', { name: /Left for you/ })
  expect(row.textContent).toContain('$24,000')
})

test('who lives on wages is asked for what was withheld, and told of no payments before', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=single;w=60000')
  await mount(<Calculator />)
  const section = screen.getByRole('region', { name: /Quarterly/ })
  expect([within(section).queryByRole('table'), /withheld from the wages/.test(section.textContent ?? '')]).toEqual([
    null,
    true,
  ])
  cleanup()
  history.replaceState(null, '', '/#v1;y=2026;s=single;w=60000;fw=500')
  await mount(<Calculator />)
  expect(within(screen.getByRole('region', { name: /Quarterly/ })).getByRole('table')).toBeDefined()
})

test('a status that may mislead says so at its field', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=separate;w=60000')
  await mount(<Calculator />)
  const status = screen.getByRole('combobox', { name: 'Filing status' })
  const noteId = () => status.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(noteId())?.textContent).toContain('One return of two')
  fireEvent.change(status, { target: { value: 'head' } })
  expect(noteId()).toBe('')
  fireEvent.change(status, { target: { value: 'single' } })
  type(screen.getByRole('textbox', { name: 'Children under 17' }), '2')
  expect(document.getElementById(noteId())?.textContent).toContain('ead of household')
})

test('credits beyond all taxes are no tax below nothing', async () => {
  history.replaceState(null, '', '/#v1;y=2026;s=head;w=20000;c=2')
  await mount(<Calculator />)
  expect(screen.getByRole('heading', { name: /Credits paid out/ })).toBeDefined()
  expect(total()).toMatch(/^\$/)
  const section = screen.getByRole('region', { name: 'Where each dollar goes' })
  expect(section.textContent).toContain('Credits pay')
})

test.each([
  ['2026-06-15T23:00:00Z', ['past', 'next', '', '']],
  // Still the 15th in Ohio.
  ['2026-06-16T03:00:00Z', ['past', 'next', '', '']],
  ['2026-06-16T05:00:00Z', ['past', 'past', 'next', '']],
  ['2027-01-16T12:00:00Z', ['past', 'past', 'past', 'past']],
])('at %s the four payments are %j', async (now, marks) => {
  history.replaceState(null, '', '/#v1;y=2026;s=single;e=90000')
  await mount(<Calculator />, { now })
  const table = within(screen.getByRole('region', { name: /Quarterly/ })).getByRole('table')
  const dates = within(table).getAllByRole('rowheader')
  expect(dates.map((date) => /past|next/.exec(date.textContent ?? '')?.[0] ?? '')).toEqual(marks)
  const next = /due (.*)\./.exec(table.previousElementSibling?.textContent ?? '')?.[1]
  expect(next).toBe(dates[marks.indexOf('next')]?.textContent?.replace(', next', ''))
})
