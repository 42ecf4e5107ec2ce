import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement

const noticeOf = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.at(-1) ?? '') as HTMLElement
}

test('a contact form field with a sensitive number shows a notice that names the kind of number', async () => {
  await mount(<ContactForm formType="contact" />, {}, 'payroll')
  const user = userEvent.setup()
  await user.click(field('Message'))
  await user.paste('My SSN is 412-55-6789 and my card 4111 1111 1111 1111')
  await waitFor(() => expect(noticeOf('Message').textContent).toContain('Social Security number'))
  const notice = noticeOf('Message')
  expect(notice.textContent).toContain('card number')
  expect(notice.getAttribute('role')).toBe('status')
  expect(within(notice).getByRole('link').getAttribute('href')).toBe(getBrand('payroll').portalUrl)
  expect(field('Message').getAttribute('aria-invalid')).toBeNull()
  expect(noticeOf('Name').textContent).toBe('')
  await user.clear(field('Message'))
  await waitFor(() => expect(noticeOf('Message').textContent).toBe(''))
})
