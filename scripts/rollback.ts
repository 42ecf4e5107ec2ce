/** `npm run rollback [-- --to staging]` goes back one release. */
import { parseArgs } from 'node:util'
import { messageOf } from './deploy/release.ts'
import { rollback } from './deploy/rollback.ts'
import { readTarget, requireAccess } from './deploy/target.ts'
import { createWrangler } from './deploy/wrangler.ts'

try {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'production' } } })
  const target = readTarget(values.to, process.env)
  requireAccess(target)
  const wrangler = createWrangler({ cwd: process.cwd(), environment: target.environment })
  await rollback({ wrangler, tested: target.tested, say: (line) => console.log(`\n== ${line}`) })
  console.log('\nThe rollback is complete.')
} catch (error) {
  console.error(`\nThe rollback stopped: ${messageOf(error)}`)
  process.exitCode = 1
}
