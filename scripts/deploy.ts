/**
 * `npm run deploy` releases the site, and `npm run rollback` returns to an earlier version. See docs/operations.md. Options: `--to
 * staging`, `--dry-run` (runs only the steps that need no account), and `--skip-checks` (skips `npm run check`).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { release, rollback } from '#scripts/deploy/release.ts'
import { STAGING } from '#scripts/deploy/smoke-test.ts'
import { createWrangler } from '#scripts/deploy/wrangler.ts'

const { CF_ACCESS_CLIENT_ID: accessId = '', CF_ACCESS_CLIENT_SECRET: accessSecret = '' } = process.env
const say = (line: string) => console.log(`\n== ${line}`)

await run().catch((error: Error) => {
  console.error(`\nStopped: ${error.message}`)
  process.exitCode = 1
})

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'production' },
      'dry-run': { type: 'boolean' },
      'skip-checks': { type: 'boolean' },
      rollback: { type: 'boolean' },
    },
  })
  const isDry = values['dry-run'] ?? false
  const isStaging = values.to === STAGING
  if (!isStaging && values.to !== 'production')
    throw new Error(`Unknown target ${values.to}. Use production or staging.`)
  if (isStaging && !isDry && !(accessId && accessSecret))
    throw new Error('Staging is behind Access. Set CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET to a service token.')

  const variables = { CLOUDFLARE_ENV: isStaging ? STAGING : '' }
  const access = { 'cf-access-client-id': accessId, 'cf-access-client-secret': accessSecret }
  const parts = {
    wrangler: createWrangler(process.cwd(), variables),
    tested: { isStaging, headers: isStaging ? access : {} },
    say,
  }
  if (values.rollback) return console.log(`\nVisitors get version ${await rollback(parts, positionals[0])}.`)

  const isReady = runScript('launch:check', ['--to', values.to, ...(isDry ? [] : ['--remote', '--skip-public'])])
  if (!isReady && !isDry) throw new Error('The launch check found problems. Fix the problems that it lists.')
  if (!values['skip-checks'] && !runScript('check')) throw new Error('A check failed. Fix the error above.')
  if (!runScript(isDry ? 'deploy:dry' : 'build', [], variables)) throw new Error('The build failed.')
  if (isDry) return console.log('\nThe dry run passed.')
  const { name } = JSON.parse(readFileSync('dist/worker/wrangler.json', 'utf8'))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  console.log(`\nVisitors get version ${await release(parts, name, commit)}.`)
}

function runScript(name: string, args: readonly string[] = [], variables: Record<string, string> = {}): boolean {
  say(`npm run ${name}`)
  // On Windows, npm is a batch file, which needs a shell.
  const options = {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  } as const
  return spawnSync('npm', ['run', '--silent', name, '--', ...args], options).status === 0
}
