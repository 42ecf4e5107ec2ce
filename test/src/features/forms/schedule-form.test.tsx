import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ScheduleForm } from '#features/forms/schedule-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#shared/form-time.ts', () => ({ FORM_QUICK_MS: 0 }))
vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))
const { showToast } = await import('#ui/toast.tsx')

function mockServer(response: () => Promise<Response>) {
  const keys: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('/api/contact/form')) return Response.json({ token: 'signed' })
    keys.push(JSON.parse(String(init?.body)).key)
    return response()
  })
  return keys
}

const show = () => mount(<ScheduleForm reference={undefined} service={undefined} from={undefined} />, {}, 'payroll')

const select = (name: string) => document.getElementById(`field-${name}`) as HTMLInputElement
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const send = () => screen.getByRole('button', { name: /^(?:Request|Sending)/ })

async function fill(fields: Record<string, string> = {}) {
  const user = userEvent.setup()
  const { Name = 'Ana', Email = 'ana@visitor.test', ...choices } = fields
  for (const [name, value] of Object.entries({ day1: '2026-11-24', ...choices }))
    await user.selectOptions(select(name), value)
  if (Name) await user.type(field('Name'), Name)
  if (Email) await user.type(field('Email'), Email)
  return user
}

test('changing any field of the schedule form clears the errors that the change fixes', async () => {
  const sent = mockServer(async () => Response.json({ success: true }))
  await show()
  const user = await fill({ place: 'phone', day2: '2026-11-24', Name: '' })
  await user.click(send())
  const alert = await screen.findByRole('alert')
  await expect.poll(() => document.activeElement).toBe(alert)
  const errors = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .slice(0, -1)
      .map(({ textContent }) => textContent)
  const same = 'You already chose this time. Please select another one, or leave it empty'
  expect(errors()).toEqual([same, 'Name is required', 'Phone is required'])
  expect(select('day2').getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(select('part2'), 'afternoon')
  await waitFor(() => expect(errors()).toEqual(['Name is required', 'Phone is required']))
  await user.selectOptions(select('place'), 'video')
  await waitFor(() => expect(errors()).toEqual(['Name is required']))
  await user.type(field('Name'), 'Ana')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([])
})

test('the schedule form reuses its idempotency key after the server rejects a field', async () => {
  let attempts = 0
  const sent = mockServer(async () =>
    ++attempts === 1
      ? Response.json({ success: false, error: 'Closed', fields: { day3: 'Closed' } }, { status: 400 })
      : Response.json({ success: true }),
  )
  await show()
  const user = await fill()
  expect(document.querySelector('details')?.open).toBe(false)
  await user.click(send())
  await screen.findByRole('alert')
  expect(select('day3').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('details')?.open).toBe(true)
  await user.click(send())
  await screen.findByText('Thank you for your request')
  expect(sent[1]).toBe(sent[0])
})

test('the alert for an unsent appointment request contains the word "request" instead of "message"', async () => {
  mockServer(async () => new Response('<html>', { status: 502 }))
  await show()
  const user = await fill()
  await user.click(send())
  const description = 'Failed to send your request'
  await waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith({
      ...{ id: 'message', title: 'Error sending request', description, destructive: true },
    }),
  )
  expect(screen.getByRole('alert').textContent).toContain(description)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(send())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Your request is still here.'))
})

test('a required select in the schedule form starts with an empty option', async () => {
  await show()
  const selects = [...document.querySelectorAll('select')]
  const first = (select: HTMLSelectElement) => select.options[0]?.value
  expect(selects.filter(({ required }) => required).map(first)).toEqual([''])
  const filled = selects.filter((select) => first(select) !== '')
  expect(filled.map(({ name }) => name)).toEqual(['place', 'part1', 'part2', 'part3'])
  for (const { labels, value } of filled) {
    expect(labels[0]?.parentElement?.textContent).not.toMatch(/optional|\*/)
    expect(value).not.toBe('')
  }
})
