import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index'
import { ContactForm } from '#components/contact-form'
import { mount } from '../../helpers/client/site'

vi.mock('#ui/toast', () => ({ showToast: vi.fn() }))

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement

/** The element with the notices about a field, as assistive technology finds it. */
const noticeOf = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.at(-1) ?? '') as HTMLElement
}
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)))

test('a sensitive number shows a notice at its field, with its kind and a link to the portal, until it is deleted', async () => {
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

test('a sensitive number in the email field shows a notice that asks for another address', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Email'), '412-55-6789@example.com')
  await waitFor(() => expect(noticeOf('Email').textContent).toContain('Social Security number'))
  expect(noticeOf('Email').textContent).not.toContain('removed')
})

test('a message with a sensitive number is sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Name'), 'Ana')
  await user.type(field('Email'), 'ana@visitor.test')
  await user.type(field('Message'), 'EIN 27-8841902')
  await waitFor(() => expect(noticeOf('Message').textContent).toContain('EIN'))
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Thank you for your message')
  expect(fetched.mock.calls.filter(([url]) => url === '/api/contact')).toHaveLength(1)
  fetched.mockRestore()
})

test('phone numbers, dates and an unfinished phone number show no notice', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Message'), 'Call 740-555-0142 by 11/21/2026')
  await user.type(field('Phone'), '740555014')
  await pause()
  expect([noticeOf('Message').textContent, noticeOf('Phone').textContent]).toEqual(['', ''])
})

test('a notice does not change while the visitor types other text', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Message'), 'ssn 412-55-6789')
  await waitFor(() => expect(noticeOf('Message').textContent).not.toBe(''))
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(noticeOf('Message'), { childList: true, characterData: true, subtree: true })
  await user.type(field('Message'), ' and thanks')
  await pause()
  observer.disconnect()
  expect(changes).toEqual([])
})

test('a field with an error and a notice is described by both', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Message'), '412-55-6789')
  await waitFor(() => expect(noticeOf('Message').textContent).not.toBe(''))
  await user.clear(field('Message'))
  await user.type(field('Name'), '412-55-6789')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(field('Message').getAttribute('aria-invalid')).toBe('true'))
  expect(field('Message').getAttribute('aria-describedby')).toBe(
    'field-message-hint field-message-error field-message-notice',
  )
  await waitFor(() => expect(noticeOf('Name').textContent).toContain('Social Security number'))
})

test('clearing the form removes its notices', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  await user.type(field('Message'), '412-55-6789')
  await waitFor(() => expect(noticeOf('Message').textContent).not.toBe(''))
  await user.click(await screen.findByRole('button', { name: 'Clear the form' }))
  await waitFor(() => expect(noticeOf('Message').textContent).toBe(''))
})
