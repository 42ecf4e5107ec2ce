import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#components/contact-form'
import { mount } from './site'

vi.mock('#ui/toast', () => ({ showToast: vi.fn() }))
const { showToast } = await import('#ui/toast')

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(showToast).mockClear()
})

function answer(response: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(response)
}

async function fill(fields: Record<string, string> = {}) {
  const user = userEvent.setup()
  const all = { Name: 'Ana', Email: 'ana@visitor.test', Message: 'Can you help?', ...fields }
  for (const [label, value] of Object.entries(all))
    if (value) await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), value)
  return user
}

const send = () => screen.getByRole('button', { name: /^Send/ })

test('what is wrong is told at the field and on top, which takes focus, and nothing is sent', async () => {
  const fetched = answer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill({ Name: 'A', Email: '', Message: 'hey' })
  await user.click(send())
  const alert = screen.getByRole('alert')
  expect(document.activeElement).toBe(alert)
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
  const faults = ['Name must be at least 2 characters', 'Email is required', 'Message must be at least 5 characters']
  expect(
    within(within(alert).getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(faults)
  for (const fault of faults) expect(screen.getAllByText(fault)).toHaveLength(2)
  expect(fetched).not.toHaveBeenCalled()
})

test('what is wrong leads to its field, with and without script', async () => {
  await mount(<ContactForm formType="contact" />)
  const user = await fill({ Email: '' })
  await user.click(send())
  const link = within(within(screen.getByRole('alert')).getByRole('list')).getByRole('link')
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(link.getAttribute('href')).toBe(`#${field.id}`)
  await user.click(link)
  expect(document.activeElement).toBe(field)
})

test('while sending the button says so and a second click sends nothing more', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<Response>()
  const fetched = answer(() => promise)
  await mount(<ContactForm formType="contact" />, { domain: 'payroll' }, 'payroll')
  const user = await fill()
  await user.click(send())
  await waitFor(() => expect(send().textContent).toBe('Sending...'))
  await user.click(send())
  finish(Response.json({ success: true }))
  await screen.findByText('Message sent successfully')
  expect(fetched).toHaveBeenCalledTimes(1)
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/contact?domain=payroll')
  expect(JSON.parse(String(init?.body))).toMatchObject({
    domain: 'payroll',
    recipientEmail: 'office@payroll.example',
    formData: {
      name: 'Ana',
      email: 'ana@visitor.test',
      message: 'Can you help?',
      formType: 'contact',
      domain: 'payroll',
    },
  })
})

test('after success a thank-you stands in the form’s place and leads back to an empty form', async () => {
  answer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(showToast).toHaveBeenCalledWith({
    title: 'Message sent successfully',
    description: "We'll get back to you soon!",
  })
  await user.click(screen.getByText('Send Another Message'))
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('')
})

test.each<[string, () => Promise<Response>, string]>([
  [
    'the server’s text',
    async () => Response.json({ success: false, error: 'Not today' }, { status: 503 }),
    'Not today',
  ],
  ['no text', async () => Response.json({ success: false }), 'Failed to send your message'],
  ['an unreadable refusal', async () => new Response('<html>', { status: 502 }), 'Failed to send your message'],
  ['an unreadable success', async () => new Response('<html>'), 'Invalid server response'],
  ['no connection', () => Promise.reject(new TypeError()), 'Failed to submit the form. Please try again later.'],
])('%s: the form stays, with what was typed', async (_what, response, text) => {
  answer(response)
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(showToast).toHaveBeenCalledWith({ title: 'Error sending message', description: text, destructive: true })
  expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe('Can you help?')
  expect(send().textContent).toBe('Send Message')
})

test('a form that comes back from the server shows what was typed and what is wrong', async () => {
  const values = { name: 'Ana', email: 'nobody', phone: '', message: 'Can you help?', service: '' }
  const error = 'Please enter a valid email address'
  await mount(<ContactForm formType="contact" />, { form: { values, errors: { email: error }, error } })
  expect((screen.getByRole('textbox', { name: 'Email' }) as HTMLInputElement).value).toBe('nobody')
  expect(screen.getAllByText(error)).toHaveLength(2)
})

test.each([
  ['dresdentax', 'Personal Tax Services'],
  ['brownco', 'Business Consulting'],
  ['payroll', 'Payroll Services'],
] as const)('%s offers its own services, after the placeholder', async (brand, first) => {
  await mount(<ContactForm formType="contact" />, {}, brand)
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options.slice(0, 2)).toEqual(['Select an option', first])
})
