/**
 * `npm run launch:check` lists placeholders, unconfirmed promises and problems with settings, and fails if there
 * are any. It also lists empty slots. `npm run deploy` runs it first and stops if it fails.
 */
import { readFileSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import { brands } from '#brands/index'
import { devVars } from '#scripts/dev-vars'
import { cities } from '#shared/locations'
import { emptySlots } from './empty-slots.ts'
import { placeholders } from './placeholders.ts'
import { checkSettings } from './setting-check.ts'
import { UNCONFIRMED_PROMISES } from './unconfirmed-promises.ts'

const { vars } = unstable_readConfig({ config: 'wrangler.toml' })
const found = [
  ...placeholders({ brands, cities, wranglerConfig: readFileSync('wrangler.toml', 'utf8') }),
  ...UNCONFIRMED_PROMISES.map(({ path, text }) => `${path}: “${text}” is not confirmed by the firm`),
  ...checkSettings(vars, devVars()),
]
const empty = emptySlots(brands)
if (empty.length > 0) {
  console.log(
    `${empty.length} optional facts about the firm are empty. Pages do not show them. Fill in those you have:\n`,
  )
  for (const line of empty) console.log(`  ${line}`)
  console.log()
}
if (found.length > 0) {
  console.error(
    `Found ${found.length} placeholders, unconfirmed promises and problems with settings. Fix each before you deploy:\n`,
  )
  for (const line of found) console.error(`  ${line}`)
  process.exit(1)
}
console.log('No placeholder or unconfirmed promise is left, and the settings are complete.')
