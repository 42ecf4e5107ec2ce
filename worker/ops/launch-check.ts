/** `npm run launch:check`: what must be filled in before the site may go live. `npm run deploy` runs it first. */
import { readFileSync } from 'node:fs'
import { brands } from '#brands/index'
import { cities } from '#shared/locations'
import { placeholders } from './placeholders.ts'

const found = placeholders({
  brands: Object.values(brands),
  cities,
  wranglerConfig: readFileSync('wrangler.toml', 'utf8'),
})
if (found.length > 0) {
  console.error(`${found.length} facts are still placeholders; the site must not go live with them:\n`)
  for (const line of found) console.error(`  ${line}`)
  process.exit(1)
}
console.log('No placeholder is left.')
