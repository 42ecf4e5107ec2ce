/** `npm run launch:check` lists the placeholders and fails while any is left. `npm run deploy` runs it first. */
import { readFileSync } from 'node:fs'
import { brands } from '#brands/index'
import { cities } from '#shared/locations'
import { placeholders } from './placeholders.ts'

const found = placeholders({ brands, cities, wranglerConfig: readFileSync('wrangler.toml', 'utf8') })
if (found.length > 0) {
  console.error(`Found ${found.length} placeholders. Replace each with the firm's real value before you deploy:\n`)
  for (const line of found) console.error(`  ${line}`)
  process.exit(1)
}
console.log('No placeholder is left.')
