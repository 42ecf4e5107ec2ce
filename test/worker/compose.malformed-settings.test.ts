import { beforeEach, expect, test, vi } from 'vitest'
import { loggedSettings, MALFORMED, OPTIONAL } from '#test/helpers/malformed-settings.ts'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { fakeNetwork } from '#test/helpers/worker/fakes.ts'
import { fetchSite, loadPosts, newIsolate } from '#test/helpers/worker/site.ts'
import { DB, emptyStorage, mailRows } from '#test/helpers/worker/storage.ts'
import { signatureOf } from '#test/helpers/worker/webhook.ts'
import { previewToken } from '#worker/content/preview-token.ts'

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  // On a slow machine, a page could pass its deadline and be streamed, which changes its HTML.
  putOffDeadlines()
})

const inquiry = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }

/** Scripts contain timestamps, so page comparisons omit scripts. */
async function readPage(path: string) {
  const response = await fetchSite(path)
  const policy = (response.headers.get('content-security-policy') ?? '').replace(/'(?:nonce|sha256)-[^']+'/g, '')
  const content = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/ nonce="[^"]+"/g, '')
  const page = new TextEncoder().encode(policy + content)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', page))
  return [response.status, digest.join()]
}

async function visit(...paths: string[]) {
  await DB.prepare('DELETE FROM leads').run()
  await loadPosts()
  const pages = []
  for (const path of paths) pages.push(await readPage(path))
  const sent = await fetchSite('/contact', { method: 'POST', body: new URLSearchParams(inquiry) })
  const health = await fetchSite('/api/health')
  const [mail] = await mailRows()
  return { pages, sent: sent.status, mail: mail?.state, health: health.status }
}

type Values = Record<string, unknown>
const isolateWith = (settings: Values) => newIsolate(settings as Record<string, string>)

// If the mail API URL is malformed, the site calls the real MailChannels, which tests cannot reach.
const GROUPS = [
  { names: OPTIONAL.filter((name) => name !== 'MAILCHANNELS_BASE_URL'), mail: 'accepted' },
  { names: ['MAILCHANNELS_BASE_URL'] as const, mail: 'due' },
]

test.each([0, 1, 2, 3, 4])(
  'the site treats all optional settings as unset if each has its malformed value no. %i',
  async (column) => {
    const unset = await visit('/', '/services')
    expect(unset).toMatchObject({ sent: 303, mail: 'accepted', health: 200 })
    for (const { names, mail } of GROUPS) {
      logged = []
      isolateWith(Object.fromEntries(names.map((name) => [name, MALFORMED[name][column]])))
      const seen = await visit('/', '/services')
      expect(loggedSettings(logged).sort()).toEqual(names.toSorted())
      expect(seen).toEqual({ ...unset, mail })
    }
  },
)

const ID = '6b018e577ad473018d6eb1cc'
const ADMIN_KEY = `5a3b1e0f:${'ab'.repeat(32)}`
const WEBHOOK = '{"event":"site.changed"}'

const ATTEMPTS: Record<string, (value: string) => Promise<[path: string, init?: RequestInit]>> = {
  PREVIEW_SECRET: async (value) => [
    `/preview/first?token=${await previewToken(value, { id: ID, brand: 'dresdentax', days: 1 })}`,
  ],
  GHOST_WEBHOOK_SECRET: async (value) => [
    '/api/ghost/webhook',
    {
      method: 'POST',
      body: WEBHOOK,
      headers: { 'x-ghost-signature': await signatureOf(WEBHOOK, Date.now(), value) },
    },
  ],
  MAILCHANNELS_WEBHOOK_KEY: async () => ['/api/mail/events', { method: 'POST', body: '[]' }],
}

test.each(Object.keys(ATTEMPTS))('an endpoint protected by the malformed setting %s returns 404', async (name) => {
  const values = MALFORMED[name as keyof typeof MALFORMED] as readonly unknown[]
  for (const value of values.filter((one) => typeof one === 'string' && one !== '')) {
    isolateWith({ GHOST_ADMIN_KEY: ADMIN_KEY, [name]: value })
    const [path, init] = (await ATTEMPTS[name]?.(value as string)) ?? ['']
    expect([value, (await fetchSite(path, init)).status]).toEqual([value, 404])
  }
})
