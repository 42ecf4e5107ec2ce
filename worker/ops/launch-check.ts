/**
 * `npm run launch:check [-- --remote] [--to staging]` lists what is left before the site can go live, and fails if it
 * finds anything. For production, two more lists never fail: empty slots, and what only a person can check.
 */
import { parseArgs } from 'node:util'
import { brands } from '#brands/index'
import { createWrangler } from '#scripts/deploy/wrangler'
import { devVars } from '#scripts/dev-vars'
import { readAccount } from './account.ts'
import { emptySlots } from './empty-slots.ts'
import { launchProblems } from './launch-problems.ts'
import { PERSON_CHECKS } from './person-checks.ts'
import { problemLine } from './problem.ts'

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { remote: { type: 'boolean' }, to: { type: 'string' } } })
  const environment = values.to === 'production' ? undefined : values.to
  const account = values.remote
    ? await readAccount(createWrangler(process.cwd(), { CLOUDFLARE_ENV: environment ?? '' }))
    : undefined
  const problems = launchProblems({ root: process.cwd(), environment, devVars: devVars(), account })

  if (!environment) {
    print('Optional facts about the firm that are empty. Pages do not show them', emptySlots(brands))
    print(
      'Only a person can check these',
      PERSON_CHECKS.map(({ path, question }) => `${path}: ${question}`),
    )
  }
  if (!account) console.log('Without --remote, this check does not know what the Cloudflare account has.\n')
  if (problems.length === 0) return console.log('Nothing is left to fill in or to fix.')
  print('Fix each of these before you deploy', problems.map(problemLine), console.error)
  process.exitCode = 1
}

function print(title: string, lines: readonly string[], write = console.log): void {
  if (lines.length > 0) write(`${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

await run().catch((error) => {
  console.error(`The launch check stopped: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
})
