/**
 * `npm run deploy` releases the site: docs/operations.md describes its steps. `--to staging` releases to staging,
 * `--dry-run` does what works without an account, and `--skip-checks` leaves out `npm run check`.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { breakingStatements } from './deploy/additive.ts'
import { keepEarlierAssets } from './deploy/earlier-assets.ts'
import { messageOf, release, type Step } from './deploy/release.ts'
import { readTarget, requireAccess, type Target } from './deploy/target.ts'
import { createWrangler, type Wrangler } from './deploy/wrangler.ts'
import { runScript } from './run-script.ts'

const MIGRATIONS = 'worker/migrations'
const SITE = 'dist/client'

const say = (line: string) => console.log(`\n== ${line}`)

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'production' },
      'dry-run': { type: 'boolean', default: false },
      'skip-checks': { type: 'boolean', default: false },
    },
  })
  const target = readTarget(values.to, process.env)
  const wrangler = createWrangler({ cwd: process.cwd(), environment: target.environment })
  const checks: Step[] = values['skip-checks'] ? [] : [{ name: 'Checks', run: () => runScript('check') }]
  await (values['dry-run'] ? rehearse : deploy)(target, wrangler, checks)
} catch (error) {
  console.error(`\nThe deploy stopped: ${messageOf(error)}`)
  process.exitCode = 1
}

async function deploy(target: Target, wrangler: Wrangler, checks: readonly Step[]): Promise<void> {
  requireAccess(target)
  const version = await release({
    wrangler,
    worker: target.worker,
    commit: await readCommit(),
    preparation: [
      { name: 'Launch check', run: () => launchCheck(target, ['--remote']) },
      ...checks,
      ...offlineSteps(target),
      { name: 'Files of earlier versions', run: () => addEarlierAssets(target) },
    ],
    tested: target.tested,
    say,
  })
  console.log(`\nAll visitors get version ${version}.`)
}

/** Does what works without an account. The launch check lists what is left, but does not stop. */
async function rehearse(target: Target, wrangler: Wrangler, checks: readonly Step[]): Promise<void> {
  const steps: Step[] = [
    { name: 'Launch check', run: () => launchCheck(target, []).catch((error) => console.log(messageOf(error))) },
    ...checks,
    ...offlineSteps(target),
    { name: 'Migrate an empty local database', run: () => migrateLocally(wrangler) },
    {
      name: 'Bundle the worker and its files',
      run: async () => console.log(await wrangler.run(['deploy', '--dry-run', '--outdir', 'dist/dry-run'])),
    },
  ]
  for (const { name, run } of steps) {
    say(name)
    await run()
  }
  console.log(
    '\nThe dry run passed. A deploy then migrates D1, uploads the version, tests it and serves it to all visitors.',
  )
}

function offlineSteps({ environment = '' }: Target): Step[] {
  return [
    { name: 'Check that migrations keep what the public version uses', run: checkMigrations },
    { name: 'Build', run: () => runScript('build', [], { CLOUDFLARE_ENV: environment }) },
  ]
}

async function launchCheck({ environment }: Target, options: readonly string[]): Promise<void> {
  await runScript('launch:check', [...options, ...(environment ? ['--to', environment] : [])])
}

async function checkMigrations(): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'))
  const texts = files.map(async (file) => [file, await readFile(path.join(MIGRATIONS, file), 'utf8')] as const)
  const [breaking] = breakingStatements(Object.fromEntries(await Promise.all(texts)))
  if (breaking) throw new Error(`The migration is not additive. ${breaking}`)
}

async function migrateLocally(wrangler: Wrangler): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dry-run-'))
  try {
    await wrangler.run(['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder])
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function addEarlierAssets({ tested }: Target): Promise<void> {
  const [first] = tested.hosts
  if (!first) return
  const { added, problem } = await keepEarlierAssets({ folder: SITE, origin: first.origin, headers: tested.headers })
  console.log(`Added ${added} files of earlier versions.`)
  if (problem) console.log(`Some may be missing, and pages that need them reload once: ${problem}.`)
}

/** Returns the short id of the commit, or `unknown` outside of git. */
async function readCommit(): Promise<string> {
  const git = promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'])
  return git.then(({ stdout }) => stdout.trim()).catch(() => 'unknown')
}
