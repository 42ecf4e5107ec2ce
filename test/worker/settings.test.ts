import { expect, test } from 'vitest'
import { readSettings } from '#worker/env'

const good = { GHOST_URL: 'https://ghost.test/', GHOST_CONTENT_KEY: 'key', MAILCHANNELS_API_KEY: 'key' }

test('settings get their defaults', () => {
  expect(readSettings(good)).toMatchObject({
    GHOST_URL: 'https://ghost.test',
    CONTENT_FRESH_SECONDS: 300,
    LEADS_TO: {},
  })
})

test('every missing or malformed setting is named in one message, no value is', () => {
  const bad = { GHOST_URL: 'not-an-address', LEADS_TO: '{"brownco": "no-address"}', CONTENT_FRESH_SECONDS: 'soon' }
  const message = (() => {
    try {
      readSettings(bad)
    } catch (error) {
      return String(error)
    }
  })()
  for (const name of [
    'GHOST_URL',
    'GHOST_CONTENT_KEY',
    'MAILCHANNELS_API_KEY',
    'LEADS_TO.brownco',
    'CONTENT_FRESH_SECONDS',
  ])
    expect(message).toContain(name)
  expect(message).not.toMatch(/not-an-address|no-address|soon/)
})

const key = 'QUJD'.repeat(40)

test('a DKIM key may come as a file of lines or in one', () => {
  for (const given of [
    key,
    `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    `-----BEGIN X-----\\n${key}`,
  ])
    expect(readSettings({ ...good, DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: given }).DKIM_PRIVATE_KEY).toBe(key)
})

test.each([
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 'mc1' }],
  ['DKIM_SELECTOR', { DKIM_PRIVATE_KEY: key }],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'short' }],
  ['ALERTS_TO', { ALERTS_TO: 'nobody' }],
])('%s is named where it lacks or is malformed', (name, given) => {
  expect(() => readSettings({ ...good, ...given })).toThrow(`malformed: ${name}. See`)
})
