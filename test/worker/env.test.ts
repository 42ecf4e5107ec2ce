import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { MALFORMED, OPTIONAL, REQUIRED } from '#test/helpers/malformed-settings.ts'
import { readSettings, SETTING_NAMES, settingProblems } from '#worker/env.ts'

const good = { GHOST_URL: 'https://ghost.test/', GHOST_CONTENT_KEY: 'key', MAILCHANNELS_API_KEY: 'key' }
const key = 'QUJD'.repeat(40)

const valid = {
  GHOST_ADMIN_KEY: '5a3b1e0f:abab',
  PREVIEW_SECRET: 'a secret that is long enough for us',
  GHOST_WEBHOOK_SECRET: 'webhook secret',
  CONTENT_FRESH_SECONDS: '60',
  IMAGE_HOSTS: 'images.test, Files.Images.test',
  MAILCHANNELS_BASE_URL: 'http://localhost:8025',
  MAILCHANNELS_WEBHOOK_KEY: key,
  LEAD_RETENTION_DAYS: '30',
  LEADS_TO: '{"brownco": "office@brown.test"}',
  MAIL_FROM: '{}',
  ALERTS_TO: 'alerts@brown.test',
  DKIM_SELECTOR: 'mc1',
  DKIM_PRIVATE_KEY: key,
  FORM_SECRET: 'a secret that is long enough for us',
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  DESK_HOST: 'desk.firm.test',
  ACCESS_TEAM_DOMAIN: 'firm.cloudflareaccess.com',
  ACCESS_AUD: '0123456789abcdef',
  DESK_STAFF: '{"Ana@Firm.test": ["brownco"]}',
  PAGE_CACHE: 'edge',
  GTM_ID: 'GTM-ABC1234',
  CHAT_APP_ID: 'abc123',
} satisfies Record<(typeof OPTIONAL)[number], string>

const problemNames = (env: object) => settingProblems(env).map(({ name }) => name)

test('the test tables of optional and required settings together cover every worker setting', () => {
  expect([...OPTIONAL, ...REQUIRED].sort()).toEqual(SETTING_NAMES.toSorted())
})

test('parsing valid worker settings reports no problems', () => {
  const env = { ...good, ...valid }
  expect(settingProblems(env)).toEqual([])
  expect(readSettings(env)).toMatchObject({
    CONTENT_FRESH_SECONDS: 60,
    IMAGE_HOSTS: ['images.test', 'files.images.test'],
    LEADS_TO: { brownco: 'office@brown.test' },
    DKIM_SELECTOR: 'mc1',
    GTM_ID: 'GTM-ABC1234',
    ACCESS_TEAM_DOMAIN: 'https://firm.cloudflareaccess.com',
    DESK_STAFF: { 'ana@firm.test': ['brownco'] },
  })
})

test.each(OPTIONAL)('a malformed value for the %s setting causes exactly one problem report', (name) => {
  // An unset DESK_STAFF admits everyone, so a malformed DESK_STAFF must not be treated as unset.
  const closed = name === 'DESK_STAFF' && { DESK_STAFF: 'malformed' }
  for (const value of MALFORMED[name]) {
    const env = { ...good, ...valid, [name]: value }
    expect([value, problemNames(env)]).toEqual([value, [name]])
    expect(readSettings(env)).toEqual({ ...readSettings({ ...good, ...valid, [name]: undefined }), ...closed })
  }
})

const LOCAL_ORIGINS = ['http://127.0.0.1:8788', 'http://localhost', 'http://access.localhost:9000']
test.each(LOCAL_ORIGINS)('the ACCESS_TEAM_DOMAIN setting accepts the local origin %s', (origin) => {
  const env = { ...good, ...valid, ACCESS_TEAM_DOMAIN: origin }
  expect([problemNames(env), readSettings(env).ACCESS_TEAM_DOMAIN]).toEqual([[], origin])
})

test("the DESK_HOST setting rejects a brand's host and its subdomains", () => {
  for (const host of brands.flatMap(({ id, domain }) => [domain, `desk.${domain}`, `${id}.localhost`]))
    expect([host, problemNames({ ...good, DESK_HOST: host })]).toEqual([host, ['DESK_HOST']])
})

test.each(REQUIRED)('the required %s setting is reported and left undefined if it is missing or malformed', (name) => {
  for (const value of [undefined, '', ' \n', 42, { a: 1 }, 'two words']) {
    const env = { ...good, [name]: value }
    expect([value, problemNames(env), readSettings(env)[name]]).toEqual([value, [name], undefined])
  }
})

const PARTNERS = [
  ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
  ['GHOST_ADMIN_KEY', 'PREVIEW_SECRET'],
  ['ACCESS_TEAM_DOMAIN', 'ACCESS_AUD'],
] as const

const ORDERED_PARTNERS = PARTNERS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
test.each(ORDERED_PARTNERS)('the %s setting is treated as unset if the %s setting is missing', (name, partner) => {
  const env = { ...good, [name]: valid[name] }
  expect([problemNames(env), readSettings(env)[name], readSettings(env)[partner]]).toEqual([
    [name],
    undefined,
    undefined,
  ])
})

test('the LEADS_TO, MAIL_FROM and IMAGE_HOSTS settings keep valid entries if other entries are malformed', () => {
  const addresses = '{"brownco": "no-address", "payroll": "pay@brown.test", "dresdentax": 1}'
  const env = { ...good, LEADS_TO: addresses, MAIL_FROM: addresses, IMAGE_HOSTS: 'a.test, https://b.test,c.test' }
  expect(readSettings(env)).toMatchObject({
    LEADS_TO: { payroll: 'pay@brown.test' },
    MAIL_FROM: { payroll: 'pay@brown.test' },
    IMAGE_HOSTS: ['a.test', 'c.test'],
  })
  expect(problemNames(env)).toEqual(['IMAGE_HOSTS', 'LEADS_TO', 'MAIL_FROM'])
})

test('the DKIM_PRIVATE_KEY setting accepts a PEM file, a single-line PEM and plain base64', () => {
  for (const value of [
    key,
    `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    `-----BEGIN X-----\\n${key}`,
  ])
    expect(readSettings({ ...good, DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: value }).DKIM_PRIVATE_KEY).toBe(key)
})

test("the error message for an invalid setting never contains the setting's value", () => {
  const value = fc.oneof(fc.anything(), fc.string({ minLength: 4 }), fc.json(), fc.webUrl())
  const environment = fc.dictionary(fc.constantFrom(...SETTING_NAMES), value)
  const messages = new Map(OPTIONAL.map((name) => [name, settingProblems({ ...good, [name]: 42 })[0]?.message]))
  fc.assert(
    fc.property(environment, (env) => {
      readSettings(env)
      for (const [name, message] of messages) {
        const found = settingProblems(env).find((problem) => problem.name === name)?.message
        if (found?.startsWith(`${name} must`)) expect(found).toBe(message)
      }
    }),
  )
})
