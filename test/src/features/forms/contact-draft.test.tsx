import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement
const stored = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')?.values
const DAY = 24 * 60 * 60 * 1000
const storeDraft = (values: object, at = Date.now()) =>
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ key: 'a-key-of-some-length', at, values }))

async function openForm() {
  cleanup()
  await mount(<ContactForm formType="contact" />)
  return userEvent.setup()
}

test('sensitive numbers are masked in the stored draft of the contact form but not in the form', async () => {
  const user = await openForm()
  await user.click(field('Message'))
  await user.paste('My SSN is 412-55-6789, please call')
  await user.type(field('Name'), '4111 1111 1111 1111')
  await waitFor(() => expect(stored()?.name).toBe('[card number removed]'))
  expect(stored().message).toBe('My SSN is [Social Security number removed], please call')
  expect(field('Message').value).toContain('412-55-6789')
})

test("the contact form's stored draft omits an email address that contains a sensitive number", async () => {
  const user = await openForm()
  await user.type(field('Email'), '412-55-6789@example.com')
  await user.type(field('Name'), 'Ana')
  await waitFor(() => expect(stored()).toEqual({ name: 'Ana' }))
  await user.clear(field('Name'))
  await waitFor(() => expect(stored()).toBeUndefined())
})

test("a contact form with a restored draft sends the draft's idempotency key even if another tab has deleted the draft", async () => {
  storeDraft({ name: 'Ana', email: 'ana@visitor.test', message: 'Can you help?' })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }))
  const user = await openForm()
  localStorage.removeItem(DRAFT_KEY)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Thank you for your message')
  const sent = fetched.mock.calls.find(([url]) => url === '/api/contact')?.[1]?.body
  expect(JSON.parse(String(sent)).key).toBe('a-key-of-some-length')
})

test.each([
  [6.9, 'Old'],
  [7.1, ''],
])('a contact form draft that is %s days old fills the name field with "%s"', async (days, name) => {
  storeDraft({ name: 'Old' }, Date.now() - days * DAY)
  await openForm()
  expect([field('Name').value, stored() !== undefined]).toEqual([name, name !== ''])
})

const DAMAGED = ['nonsense', '[1]', '"text"', '{"values":{"name":{"a":1}}}', '{"values":{"name":"Ana"},"at":1e99}']
test.each(DAMAGED)('the damaged draft %s leaves the contact form empty', async (text) => {
  localStorage.setItem(DRAFT_KEY, text)
  await openForm()
  expect(field('Name').value).toBe('')
})

test('the contact form works without a draft if the browser blocks storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  const user = await openForm()
  await user.type(field('Name'), 'Ana')
  expect(field('Name').value).toBe('Ana')
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull()
})
