import { expect, test } from 'vitest'
import { readSettings } from '#worker/env'

const good = { GHOST_URL: 'https://ghost.test/', GHOST_CONTENT_KEY: 'key', MAILCHANNELS_API_KEY: 'key' }

test('optional settings get their defaults', () => {
  expect(readSettings(good)).toMatchObject({
    GHOST_URL: 'https://ghost.test',
    CONTENT_FRESH_SECONDS: 300,
    LEADS_TO: {},
  })
})

test('the error names every missing or malformed setting, but no value', () => {
  const bad = { GHOST_URL: 'not-an-address', LEADS_TO: '{"brownco": "no-address"}', CONTENT_FRESH_SECONDS: 'soon' }
  const read = () => readSettings(bad)
  for (const name of [
    'GHOST_URL',
    'GHOST_CONTENT_KEY',
    'MAILCHANNELS_API_KEY',
    'LEADS_TO.brownco',
    'CONTENT_FRESH_SECONDS',
  ])
    expect(read).toThrow(name)
  expect(read).not.toThrow(/not-an-address|no-address|soon/)
})

const key = 'QUJD'.repeat(40)

test('a DKIM key can be a PEM file, a PEM file in one line, or base64', () => {
  for (const value of [
    key,
    `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    `-----BEGIN X-----\\n${key}`,
  ])
    expect(readSettings({ ...good, DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: value }).DKIM_PRIVATE_KEY).toBe(key)
})

test.each([
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 'mc1' }],
  ['DKIM_SELECTOR', { DKIM_PRIVATE_KEY: key }],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'short' }],
  ['ALERTS_TO', { ALERTS_TO: 'nobody' }],
  ['GTM_ID', { GTM_ID: 'UA-12345' }],
  ['GTM_ID', { GTM_ID: 'GTM-<x>' }],
  ['CHAT_APP_ID', { CHAT_APP_ID: 'a/../b' }],
])('the error names %s for the settings %o', (name, settings) => {
  expect(() => readSettings({ ...good, ...settings })).toThrow(`malformed: ${name}. See`)
})
