import { expect, test } from 'vitest'
import { problemLine } from '#worker/ops/problem.ts'
import { checkSettings } from '#worker/ops/setting-check.ts'

const vars = { GHOST_URL: 'https://ghost.test' }

test('the settings check accepts complete settings', () => {
  expect(checkSettings(vars, { FORM_SECRET: 'a secret that is long enough for us' })).toEqual([])
})

test.each([
  ['a malformed setting', { GTM_ID: 'UA-123' }, {}, 'wrangler.toml GTM_ID: GTM_ID must be'],
  ['an empty required setting', { GHOST_URL: '' }, {}, 'wrangler.toml GHOST_URL: GHOST_URL must be'],
  ['a missing required setting', { GHOST_URL: undefined }, {}, 'wrangler.toml GHOST_URL: GHOST_URL is not set.'],
  [
    'a setting without its partner',
    { DKIM_SELECTOR: 'mc1' },
    {},
    'wrangler.toml DKIM_SELECTOR: DKIM_SELECTOR needs DKIM_PRIVATE_KEY',
  ],
  ['a malformed value in .dev.vars', {}, { FORM_SECRET: 'short' }, '.dev.vars FORM_SECRET: FORM_SECRET must be'],
  [
    'a setting in .dev.vars without its partner',
    {},
    { TURNSTILE_SECRET: 'secret' },
    '.dev.vars TURNSTILE_SECRET: TURNSTILE_SECRET needs',
  ],
])('the settings check reports %s with its file', (_name, more, devVars, line) => {
  expect(checkSettings({ ...vars, ...more }, devVars).map(problemLine)).toEqual([expect.stringContaining(line)])
})
