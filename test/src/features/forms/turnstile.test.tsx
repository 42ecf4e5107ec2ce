import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { mount } from '#test/helpers/client/site.tsx'

vi.mock('#ui/toast.tsx', () => ({ showToast: vi.fn() }))
vi.mock('#browser/load-script.ts', () => ({ loadScript: vi.fn() }))
const { loadScript } = await import('#browser/load-script.ts')
const { startTurnstile } = await import('#features/forms/turnstile.ts')

const target = window as { turnstile?: object }

afterEach(() => {
  vi.useRealTimers()
  vi.mocked(loadScript).mockReset()
  delete target.turnstile
})

interface Options {
  sitekey: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': (code: string) => boolean
}

function fakeTurnstile(respond: (options: Options) => void) {
  let rendered: Options | undefined
  const api = {
    render: vi.fn((_place: HTMLElement, options: Options) => {
      rendered = options
      respond(options)
      return 'widget'
    }),
    reset: vi.fn(() => rendered && respond(rendered)),
    remove: vi.fn(),
  }
  vi.mocked(loadScript).mockImplementation(async () => {
    target.turnstile = api
  })
  return api
}

function serve(siteKey: string | undefined, responses: object[]) {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('/api/contact/form')) return Response.json({ turnstileSiteKey: siteKey })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json(responses.shift() ?? { success: true })
  })
  return sent
}

async function fill() {
  await mount(<ContactForm formType="contact" />)
  const user = userEvent.setup()
  for (const [label, text] of Object.entries({ Name: 'Ana', Email: 'ana@visitor.test', Message: 'Can you help?' }))
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
  return user
}

const send = () => screen.getByRole('button', { name: 'Send Message' })

test('each attempt to submit the contact form uses a new Turnstile token', async () => {
  let tokens = 0
  const api = fakeTurnstile(({ callback }) => callback(`token-${++tokens}`))
  const sent = serve('site-key', [{ success: false }])
  const user = await fill()
  expect(api.render).toHaveBeenCalledTimes(1)
  expect(api.render.mock.calls[0]?.[1].sitekey).toBe('site-key')
  await user.click(send())
  await screen.findByRole('alert')
  await user.click(send())
  await screen.findByText('Thank you for your message')
  expect(sent.map(({ turnstileToken }) => turnstileToken)).toEqual(['token-1', 'token-2'])
  expect(api.remove).toHaveBeenCalledWith('widget')
})

test('the contact form sends the message with a new token if the first Turnstile token has expired', async () => {
  let rendered: Options | undefined
  fakeTurnstile((options) => {
    rendered = options
  })
  const sent = serve('site-key', [])
  const user = await fill()
  rendered?.callback('old')
  rendered?.['expired-callback']()
  await user.click(send())
  expect(sent).toEqual([])
  rendered?.callback('new')
  await screen.findByText('Thank you for your message')
  expect(sent[0]?.turnstileToken).toBe('new')
})

test.each<[string, () => void]>([
  ['does not load', () => vi.mocked(loadScript).mockRejectedValue(new Error('timeout'))],
  ['defines no API', () => vi.mocked(loadScript).mockResolvedValue(undefined)],
  ['reports an error', () => fakeTurnstile((options) => void options['error-callback']('300030'))],
])('if Turnstile %s, the contact form sends the message without a token', async (_what, prepare) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prepare()
  const sent = serve('site-key', [])
  const user = await fill()
  await user.click(send())
  await screen.findByText('Thank you for your message')
  expect(sent[0]).not.toHaveProperty('turnstileToken')
  expect(warned).toHaveBeenCalledTimes(1)
})

test('two messages that are waiting for a Turnstile token get the same token', async () => {
  vi.useFakeTimers()
  let rendered: Options | undefined
  fakeTurnstile((options) => {
    rendered = options
  })
  const widget = await startTurnstile(document.createElement('div'), 'site-key')
  const tokens: unknown[] = []
  for (let message = 0; message < 2; message++) void widget.token().then((token) => tokens.push(token))
  rendered?.callback('shared')
  await vi.advanceTimersByTimeAsync(0)
  expect(tokens).toEqual(['shared', 'shared'])
})
