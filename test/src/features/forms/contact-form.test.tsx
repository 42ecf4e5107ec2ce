import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#shared/form-time.ts', () => ({ FORM_QUICK_MS: 0 }))
vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))
const { showToast } = await import('#ui/toast.tsx')

afterEach(() => {
  vi.mocked(showToast).mockClear()
})

function mockServer(response: () => Promise<Response>) {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (url.startsWith('/api/contact/form')) return Response.json({ token: 'signed' })
    sent.push({ url, body: JSON.parse(String(init?.body)) })
    return response()
  })
  return sent
}

async function fill(fields: Record<string, string> = {}) {
  const user = userEvent.setup()
  const all = { Name: 'Ana', Email: 'ana@visitor.test', Message: 'Can you help?', ...fields }
  for (const [label, value] of Object.entries(all))
    if (value) await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), value)
  return user
}

const PHONE = getBrand('dresdentax').contact.phone
const send = () => screen.getByRole('button', { name: /^Send/ })

test('an invalid contact form shows each error next to its field and in a focused summary', async () => {
  const sent = mockServer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill({ Name: 'A', Email: '', Message: 'hey' })
  await user.click(send())
  const alert = await screen.findByRole('alert')
  await expect.poll(() => document.activeElement).toBe(alert)
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
  const errors = ['Name must be at least 2 characters', 'Email is required', 'Message must be at least 5 characters']
  expect(
    within(within(alert).getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(errors)
  for (const error of errors) expect(screen.getAllByText(error)).toHaveLength(2)
  expect(sent).toEqual([])
})

test("the contact form's error summary disappears when the visitor corrects the last invalid field", async () => {
  mockServer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill({ Name: 'A', Email: '', Message: 'hey' })
  await user.click(send())
  const field = (name: string) => screen.getByRole('textbox', { name })
  const errors = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await user.type(field('Name'), 'n')
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull())
  expect(errors()).toEqual(['Email is required', 'Message must be at least 5 characters', PHONE])
  expect(document.activeElement).toBe(field('Name'))
  await user.type(field('Email'), 'ana@')
  await waitFor(() => expect(errors()[0]).toBe('Please enter a valid email address'))
  await user.type(field('Email'), 'visitor.test')
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull())
  await user.type(field('Message'), ' there')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(field('Message'))
})

test.each<[string, () => Promise<Response>, string]>([
  [
    'a 503 with an error message',
    async () => Response.json({ success: false, error: 'Not today' }, { status: 503 }),
    'Not today',
  ],
  ['a 502 without JSON', async () => new Response('<html>', { status: 502 }), 'Failed to send your message'],
  ['a lost connection', () => Promise.reject(new TypeError()), 'Failed to submit the form. Please try again later.'],
])("after %s, the contact form shows the error and keeps the visitor's text", async (_description, response, text) => {
  mockServer(response)
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(text)
  expect(document.activeElement).toBe(alert)
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  expect(showToast).toHaveBeenCalledWith({
    id: 'message',
    title: 'Error sending message',
    description: text,
    destructive: true,
  })
  expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe('Can you help?')
  expect(send().textContent).toBe('Send Message')
})

test("the contact form's alert asks an offline visitor to resend the message after reconnecting", async () => {
  mockServer(() => Promise.reject(new TypeError()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  const paragraphs = (await screen.findByRole('alert')).querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual([
    'You appear to be offline. Please check your connection. Your message is still here. Send it again when you are back online.',
    `Or call us: ${PHONE}`,
  ])
})

test('resubmitting the contact form retries a failed request for the form token', async () => {
  let isDown = true
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isDown) return Promise.reject(new TypeError())
    if (String(input).startsWith('/api/contact/form')) return Response.json({ token: 'signed' })
    sent.push(String(init?.body))
    return Response.json({ success: true })
  })
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByRole('alert')
  isDown = false
  await user.click(send())
  await screen.findByText('Thank you for your message')
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ formToken: 'signed' })
})
