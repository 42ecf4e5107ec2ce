import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#components/contact-form'
import { DRAFT_KEY } from '#queries/contact-draft'
import { mount } from './site'

vi.mock('#ui/toast', () => ({ showToast: vi.fn() }))
afterEach(() => vi.restoreAllMocks())

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement
const stored = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')

async function openForm() {
  cleanup()
  await mount(<ContactForm formType="contact" />)
  return userEvent.setup()
}

test('what is typed comes back when the form is opened again', async () => {
  const user = await openForm()
  await user.type(field('Message'), 'Can you help?')
  await user.selectOptions(screen.getByRole('combobox'), 'Bookkeeping')
  expect(stored()).toEqual({ message: 'Can you help?', service: 'Bookkeeping' })
  await openForm()
  expect([field('Message').value, (screen.getByRole('combobox') as HTMLInputElement).value]).toEqual([
    'Can you help?',
    'Bookkeeping',
  ])
})

test('the visitor can clear it, and is offered so only when something is kept', async () => {
  const user = await openForm()
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull()
  await user.type(field('Name'), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Clear the form' }))
  expect([field('Name').value, stored(), document.activeElement]).toEqual(['', null, field('Name')])
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull()
})

test('fields emptied by hand leave no draft', async () => {
  const user = await openForm()
  await user.type(field('Name'), 'A')
  await user.clear(field('Name'))
  expect(stored()).toBeNull()
})

test('it goes once the message is sent', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }))
  const user = await openForm()
  for (const [name, text] of Object.entries({ Name: 'Ana', Email: 'ana@visitor.test', Message: 'Can you help?' }))
    await user.type(field(name), text)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message sent successfully')
  expect(stored()).toBeNull()
})

test('it goes when the page says that the message was sent without script', async () => {
  sessionStorage.setItem(DRAFT_KEY, '{"name":"Ana"}')
  await mount(<ContactForm formType="contact" sent />)
  expect(stored()).toBeNull()
})

test('what was typed since, or came back from the server, goes before the draft', async () => {
  sessionStorage.setItem(DRAFT_KEY, '{"name":"Old","message":"Old text"}')
  const values = { name: 'New', email: '', phone: '', message: '', service: '' }
  await mount(<ContactForm formType="contact" />, { form: { values, errors: {}, error: 'x' } })
  expect([field('Name').value, field('Message').value]).toEqual(['New', 'Old text'])
})

test('a service that this brand does not offer leaves the choice open', async () => {
  sessionStorage.setItem(DRAFT_KEY, '{"name":"Ana","service":"HR Services"}')
  await openForm()
  expect([field('Name').value, screen.getByRole('combobox').querySelector('option:checked')?.textContent]).toEqual([
    'Ana',
    'Select an option',
  ])
})

test.each(['nonsense', '[1]', '"text"', '{"name":{"a":1},"other":"x"}'])(
  'what is not a draft is left alone: %s',
  async (text) => {
    sessionStorage.setItem(DRAFT_KEY, text)
    await openForm()
    expect(field('Name').value).toBe('')
  },
)

test('the form works with storage that throws', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  const user = await openForm()
  await user.type(field('Name'), 'Ana')
  expect(field('Name').value).toBe('Ana')
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull()
})
