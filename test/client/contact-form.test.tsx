import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#components/contact-form'
import { mount } from './site'

// What is sent within two seconds is held back: shown in a browser, by test/browser/form-time.test.ts.
vi.mock('#shared/form-time', () => ({ FORM_QUICK_MS: 0 }))
vi.mock('#ui/toast', () => ({ showToast: vi.fn(), readyToasts: vi.fn() }))
const { showToast } = await import('#ui/toast')

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(showToast).mockClear()
})

/** What POST /api/contact answers; @returns what was sent there. */
function answer(response: () => Promise<Response>) {
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

const send = () => screen.getByRole('button', { name: /^Send/ })

test('what is wrong is told at the field and on top, which takes focus, and nothing is sent', async () => {
  const sent = answer(async () => Response.json({ success: true }))
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
  expect(sent).toEqual([])
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
  const sent = answer(() => promise)
  await mount(<ContactForm formType="contact" />, { domain: 'payroll' }, 'payroll')
  const user = await fill()
  await user.click(send())
  await waitFor(() => expect(send().textContent).toBe('Sending...'))
  await user.click(send())
  finish(Response.json({ success: true }))
  await screen.findByText('Message sent successfully')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toBe('/api/contact?domain=payroll')
  expect(sent[0]?.body).toMatchObject({
    formToken: 'signed',
    source: { page: '/', referrer: '', campaign: {} },
    domain: 'payroll',
    recipientEmail: 'office@payroll.example',
    formData: {
      name: 'Ana',
      email: 'ana@visitor.test',
      message: 'Can you help?',
      formType: 'contact',
      website: '',
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
    about: 'message',
    title: 'Message sent successfully',
    description: "We'll get back to you soon!",
  })
  await user.click(screen.getByText('Send Another Message'))
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('')
})

const LATER = 'Please try again later.'

test.each<[string, () => Promise<Response>, string, string]>([
  [
    'the server’s text',
    async () => Response.json({ success: false, error: 'Not today' }, { status: 503 }),
    'Not today',
    'Not today',
  ],
  ['no text', async () => Response.json({ success: false }), 'Failed to send your message', LATER],
  ['an unreadable refusal', async () => new Response('<html>', { status: 502 }), 'Failed to send your message', LATER],
  ['an unreadable success', async () => new Response('<html>'), 'Invalid server response', LATER],
  ['no connection', () => Promise.reject(new TypeError()), 'Failed to submit the form. Please try again later.', LATER],
])('%s: the form stays, with what was typed', async (_what, response, text, toast) => {
  answer(response)
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(text)
  expect(document.activeElement).toBe(alert)
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  expect(showToast).toHaveBeenCalledWith({
    about: 'message',
    title: 'Error sending message',
    description: toast,
    destructive: true,
  })
  expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe('Can you help?')
  expect(send().textContent).toBe('Send Message')
})

test('fields that the server faults are told at the field', async () => {
  const error = 'Please enter a valid phone number'
  answer(async () => Response.json({ success: false, error, fields: { phone: error } }, { status: 400 }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByRole('alert')
  expect(screen.getByRole('textbox', { name: /^Phone/ }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(error)).toHaveLength(2)
})

test('two clicks in one moment send once', async () => {
  const sent = answer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  await fill()
  const button = send()
  act(() => {
    button.click()
    button.click()
  })
  await screen.findByText('Message sent successfully')
  expect(sent).toHaveLength(1)
})

test('a second attempt has the key of the first, after a reload too; another message has its own', async () => {
  let answers = 0
  const sent = answer(async () => Response.json({ success: ++answers > 2 }))
  const keyOf = (index: number) => sent[index]?.body.key
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByRole('alert')
  cleanup()
  vi.resetModules()
  const anew = await import('#components/contact-form')
  await mount(<anew.ContactForm formType="contact" />)
  await user.click(send())
  await screen.findByRole('alert')
  await user.click(send())
  await user.click(await screen.findByText('Send Another Message'))
  await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(keyOf(0)).toMatch(/^[\w-]{16,64}$/)
  expect([keyOf(1), keyOf(2)]).toEqual([keyOf(0), keyOf(0)])
  expect(keyOf(3)).not.toBe(keyOf(0))
})

test('the campaign is that of the address the visit began with', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://dresdentax.example/?utm_source=news&utm_campaign=fall&q=tax' } as PerformanceEntry,
  ])
  const sent = answer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(sent[0]?.body.source).toMatchObject({ campaign: { utm_source: 'news', utm_campaign: 'fall' } })
})

test('a field that people do not see is sent as programs fill it in', async () => {
  const sent = answer(async () => Response.json({ success: true }))
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  const trap = document.querySelector<HTMLInputElement>('[name=website]')
  expect([trap?.tabIndex, screen.queryByRole('textbox', { name: 'Website' })]).toEqual([-1, null])
  if (trap) trap.value = 'https://spam.test'
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(sent[0]?.body.formData).toMatchObject({ website: 'https://spam.test' })
})

test('what a form is to show cannot be had: the message is sent without', async () => {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('/api/contact/form')) return Promise.reject(new TypeError())
    sent.push(String(init?.body))
    return Response.json({ success: true })
  })
  await mount(<ContactForm formType="contact" />)
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(JSON.parse(sent[0] ?? '')).not.toHaveProperty('formToken')
})

test('what a form is to show is fetched anew after it could not be had', async () => {
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
  await screen.findByText('Message sent successfully')
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ formToken: 'signed' })
})

test('where thanks were led to, another message has an address of its own', async () => {
  await mount(<ContactForm formType="contact" sent />, { domain: 'payroll' }, 'payroll')
  const link = screen.getByRole('link', { name: 'Send Another Message' })
  expect(link.getAttribute('href')).toBe('/contact?domain=payroll')
  const followed = vi.fn((click: Event) => {
    expect(click.defaultPrevented).toBe(false)
    // jsdom does not follow links.
    click.preventDefault()
  })
  window.addEventListener('click', followed, { once: true })
  link.click()
  expect(followed).toHaveBeenCalledTimes(1)
})

test('the service one has come to ask about is chosen, by what the brand calls it', async () => {
  await mount(<ContactForm formType="contact" service="hr-consulting" />, {}, 'payroll')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('HR Services')
})

test('a service that does not exist leaves the choice open', async () => {
  await mount(<ContactForm formType="contact" service="__proto__" />, {}, 'payroll')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('')
})

test('of a form that came back the choice is the visitor’s, none included', async () => {
  const values = { name: 'Ana', email: 'nobody', phone: '', message: 'Can you help?', service: '' }
  const form = { values, errors: {}, error: 'x' }
  await mount(<ContactForm formType="contact" service="payroll" />, { form }, 'payroll')
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('')
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
