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
