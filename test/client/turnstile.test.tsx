import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#components/contact-form'
import { mount } from './site'

vi.mock('#ui/toast', () => ({ showToast: vi.fn(), readyToasts: vi.fn() }))
vi.mock('#widgets/load-script', () => ({ loadScript: vi.fn() }))
const { loadScript } = await import('#widgets/load-script')

const target = window as { turnstile?: object }

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(loadScript).mockReset()
  delete target.turnstile
})

interface Options {
  sitekey: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': (code: string) => boolean
}

/** Stands in for Cloudflare's script: gives a new token each time it is drawn or begun anew. */
function fakeTurnstile(judge: (options: Options) => void) {
  let drawn: Options | undefined
  const api = {
    render: vi.fn((_place: HTMLElement, options: Options) => {
      drawn = options
      judge(options)
      return 'widget'
    }),
    reset: vi.fn(() => drawn && judge(drawn)),
    remove: vi.fn(),
  }
  vi.mocked(loadScript).mockImplementation(async () => {
    target.turnstile = api
  })
  return api
}

function serve(siteKey: string | undefined, answers: object[]) {
  const sent: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('/api/contact/form')) return Response.json({ turnstileSiteKey: siteKey })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json(answers.shift() ?? { success: true })
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

test('without a site key nothing is loaded', async () => {
  const sent = serve(undefined, [])
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(loadScript).not.toHaveBeenCalled()
  expect(sent[0]).not.toHaveProperty('turnstileToken')
})

test('it is drawn when the form is touched, and each attempt has a token of its own', async () => {
  let tokens = 0
  const api = fakeTurnstile(({ callback }) => callback(`token-${++tokens}`))
  const sent = serve('site-key', [{ success: false }])
  const user = await fill()
  expect(api.render).toHaveBeenCalledTimes(1)
  expect(api.render.mock.calls[0]?.[1].sitekey).toBe('site-key')
  await user.click(send())
  await screen.findByRole('alert')
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(sent.map(({ turnstileToken }) => turnstileToken)).toEqual(['token-1', 'token-2'])
  expect(api.remove).toHaveBeenCalledWith('widget')
})

test('a message waits for a token that is about to come, and not for one that has run out', async () => {
  let drawn: Options | undefined
  fakeTurnstile((options) => {
    drawn = options
  })
  const sent = serve('site-key', [])
  const user = await fill()
  drawn?.callback('old')
  drawn?.['expired-callback']()
  await user.click(send())
  expect(sent).toEqual([])
  drawn?.callback('new')
  await screen.findByText('Message sent successfully')
  expect(sent[0]?.turnstileToken).toBe('new')
})

test('a message waits for a script that is still on its way', async () => {
  const script = Promise.withResolvers<void>()
  fakeTurnstile(({ callback }) => callback('late'))
  const drawn = vi.mocked(loadScript).getMockImplementation()
  vi.mocked(loadScript).mockImplementation(async (...given) => {
    await script.promise
    return drawn?.(...given)
  })
  const sent = serve('site-key', [])
  const user = await fill()
  await user.click(send())
  expect(sent).toEqual([])
  script.resolve()
  await screen.findByText('Message sent successfully')
  expect(sent[0]?.turnstileToken).toBe('late')
})

test('and not for one that never comes', async () => {
  vi.mocked(loadScript).mockReturnValue(new Promise(() => undefined))
  const sent = serve('site-key', [])
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(sent[0]).not.toHaveProperty('turnstileToken')
})

test.each<[string, () => void]>([
  ['does not load', () => vi.mocked(loadScript).mockRejectedValue(new Error('timeout'))],
  ['is not what it should be', () => vi.mocked(loadScript).mockResolvedValue(undefined)],
  ['gives no token', () => fakeTurnstile((options) => void options['error-callback']('300030'))],
])('the message is sent without a token where Turnstile %s', async (_what, prepare) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prepare()
  const sent = serve('site-key', [])
  const user = await fill()
  await user.click(send())
  await screen.findByText('Message sent successfully')
  expect(sent[0]).not.toHaveProperty('turnstileToken')
  expect(warned).toHaveBeenCalledTimes(1)
})
