import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { release, rollback } from '#scripts/deploy/release.ts'
import { createWrangler } from '#scripts/deploy/wrangler.ts'
import { type AccountStandIn, startAccount } from '#test/helpers/deploy/account.ts'
import { D1, KV, sample } from '#test/helpers/deploy/sample.ts'
import { readAccount } from '#worker/ops/account.ts'

const WORKER = 'dresden-firm-site'

let folder: string
let account: AccountStandIn

beforeAll(async () => {
  account = await startAccount(WORKER)
  folder = await createProject()
})
afterAll(async () => {
  await account?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function createProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const place = (file: string) => path.join(folder, file)
  await cp('worker/db/migrations', place('worker/db/migrations'), { recursive: true })
  for (const file of ['dist/worker', 'dist/client', '.wrangler/deploy']) await mkdir(place(file), { recursive: true })
  const built = {
    ...{ name: WORKER, main: 'index.js', no_bundle: true, compatibility_date: '2026-08-15' },
    ...{ routes: [{ pattern: 'a-sample.com', custom_domain: true }], triggers: { crons: ['* * * * *'] } },
    ...{ assets: { binding: 'ASSETS', directory: '../client' }, workers_dev: false, preview_urls: false },
  }
  const files = {
    'wrangler.toml': sample('wrangler.toml'),
    'dist/worker/wrangler.json': JSON.stringify(built),
    'dist/worker/index.js': 'export default { fetch() { return new Response("ok") } }',
    'dist/client/a.txt': 'a',
    '.wrangler/deploy/config.json': JSON.stringify({ configPath: '../../dist/worker/wrangler.json' }),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(place(file), text)
  return folder
}

async function outcomeOf(work: (parts: Parameters<typeof release>[0]) => Promise<string>) {
  const wrangler = createWrangler(folder, { ...account.variables, NODE_COMPILE_CACHE: path.join(folder, 'cache') })
  const [changes, served] = [account.changes.length, account.served.length]
  const tested = { isStaging: false, headers: {}, fetch: account.fetch }
  const outcome = await work({ wrangler, tested, say: () => undefined }).catch((error: Error) => error.message)
  const visitors = account.served.slice(served).filter((request) => request.startsWith('visitor'))
  return {
    outcome,
    changes: account.changes.slice(changes),
    visitors: [...new Set(visitors.map((request) => request.split(' ').at(-1)))],
  }
}
const deploy = () => outcomeOf((parts) => release(parts, WORKER, 'abc1234'))
const goBack = (version?: string) => outcomeOf((parts) => rollback(parts, version))
const tables = () => account.database.prepare("SELECT name FROM sqlite_master WHERE name IN ('leads', 'half')").all()
const ID = expect.stringMatching(/^[\da-f-]{36}$/)

test.each([
  ['scripts/deploy.ts', ['--to', 'nowhere'], 'Stopped: Unknown target nowhere. Use production or staging.'],
  ['scripts/deploy.ts', ['--rollback', '--to', 'staging'], 'Stopped: Staging is behind Access.'],
  ['worker/ops/launch-check.ts', ['--to', 'nowhere'], 'There is no environment [env.nowhere].'],
])('the script %s explains the error and exits with code 1 for the arguments %j', async (file, args, line) => {
  const env = { ...process.env, CF_ACCESS_CLIENT_ID: '' }
  const running = promisify(execFile)(process.execPath, ['scripts/run.ts', file, ...args], { env })
  await expect(running).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(line) })
})

test('the launch check can list the Cloudflare secrets before the worker is first uploaded', async () => {
  const wrangler = createWrangler(folder, account.variables)
  const stores = { ids: [KV, D1], jurisdiction: 'us' }
  expect(await readAccount(wrangler)).toEqual({ secrets: [], ...stores })
  account.putSecret('GHOST_CONTENT_KEY')
  expect(await readAccount(wrangler)).toEqual({ secrets: ['GHOST_CONTENT_KEY'], ...stores })
})

test('the first release migrates the database and serves all visitors at once', async () => {
  expect(await deploy()).toEqual({ outcome: ID, changes: ['upload v2', 'deploy v2@100', 'route'], visitors: ['v2'] })
  expect(tables()).toEqual([{ name: 'leads' }])
})

test('a rollback right after the first release changes nothing', async () => {
  expect(await goBack()).toMatchObject({ outcome: expect.stringContaining('replaced no release.'), changes: [] })
})

test('a release reaches visitors only after the new version has passed the smoke test', async () => {
  expect(await deploy()).toEqual({
    outcome: ID,
    changes: ['upload v3', 'deploy v2@100 v3@0', 'route', 'deploy v3@100'],
    visitors: ['v2', 'v3'],
  })
  const tested = account.served.filter((request) => request.startsWith('test'))
  for (const { domain } of brands) expect(tested).toContain(`test ${domain}/blog/a-post v3`)
})

test('a rollback restores the version before the latest release', async () => {
  expect(await goBack()).toEqual({ outcome: ID, changes: ['deploy v2@100'], visitors: ['v3', 'v2'] })
  expect(await goBack()).toMatchObject({ outcome: expect.stringContaining('replaced no release.'), changes: [] })
})

test('a rollback with a version id deploys that version', async () => {
  const third = account.versions[2]?.id
  expect(await goBack(third)).toMatchObject({ outcome: third, changes: ['deploy v3@100'] })
})

test('a new version that fails the smoke test never reaches visitors', async () => {
  account.badVersions.add(4)
  const home = `https://${brands[0]?.domain}/`
  expect(await deploy()).toEqual({
    outcome: `${home} does not show the brand ${brands[0]?.name}. Visitors still get the previous version.`,
    changes: ['upload v4', 'deploy v3@100 v4@0', 'route', 'deploy v3@100'],
    visitors: ['v3'],
  })
})

test('a release does not upload a version if its database migration fails', async () => {
  const bad = path.join(folder, 'worker/db/migrations/0099_bad.sql')
  await writeFile(bad, 'CREATE TABLE half (id TEXT);\nINSERT INTO gone VALUES (1);\n')
  expect(await deploy()).toMatchObject({ outcome: expect.stringContaining('no such table: gone'), changes: [] })
  expect(tables()).toEqual([{ name: 'leads' }])
})

test('the deploy commands send only requests that the fake Cloudflare API accepts', () => {
  expect(account.rejected).toEqual([])
})
