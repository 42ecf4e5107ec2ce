import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement
const offer = (value: string) => screen.findByRole('button', { name: `Did you mean ${value}?` })
const offers = () => screen.queryAllByRole('button', { name: /^Did you mean/ })

test.each([
  ['Email', 'ana@gmial.com', 'ana@gmail.com'],
  ['Phone', '740.555.0199', '740-555-0199'],
])('the contact form field %s offers to correct %s to %s', async (label, typed, value) => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field(label), typed)
  await user.tab()
  const button = await offer(value)
  const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(value)
  await user.click(button)
  expect([field(label).value, document.activeElement, offers()]).toEqual([value, field(label), []])
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toContain(value))
})

test("the contact form's note about a phone extension stays until the visitor edits the phone field", async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  const notes = () => screen.queryAllByText(/Please write “x5” in your message/)
  await user.type(field('Phone'), '740.555.0199 x5')
  await user.tab()
  const button = await offer('740-555-0199')
  expect(notes()).toHaveLength(1)
  await user.click(button)
  expect([offers().length, notes().length]).toEqual([0, 1])
  await user.type(field('Phone'), '1')
  await waitFor(() => expect(notes()).toHaveLength(0))
})
