/** Runs the commands of a release as processes, with wrangler, against stand-ins for Cloudflare's API and for the live site. */
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountStandIn, startAccount } from '#test/helpers/deploy/account'
import { HOSTS, liveSite, page, serveLiveSite } from '#test/helpers/deploy/live-site'
import { createProject, type Project } from '#test/helpers/deploy/project'
import { D1 } from '#test/helpers/deploy/sample'

const WORKER = 'dresden-firm-site'
const STAGING = 'dresden-firm-site-staging'
const PRELOAD = pathToFileURL('test/helpers/deploy/live-site-fetch.ts').href
const SECRETS = ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY']
const ACCESS = { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' }

let account: AccountStandIn
let project: Project
let server: Awaited<ReturnType<typeof serveLiveSite>>
let fault: Parameters<typeof liveSite>[0]['fault']

beforeAll(async () => {
  account = await startAccount()
  project = await createProject()
  server = await serveLiveSite(
    liveSite({
      versionFor: (override, host) => account.versionFor(host.startsWith('staging.') ? STAGING : WORKER, override),
      fault: (...request) => fault?.(...request),
    }),
  )
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await account?.[Symbol.asyncDispose]()
  await project?.[Symbol.asyncDispose]()
})
beforeEach(() => {
  fault = undefined
})

/** Returns the result of the command, and what it changed in the account. */
async function run(script: string, args: readonly string[] = [], variables: Record<string, string> = {}) {
  const start = account.changes.length
  const result = await project.run(script, args, {
    ...{ CF_ACCESS_CLIENT_ID: '', CF_ACCESS_CLIENT_SECRET: '' },
    ...{ ...account.variables, LIVE_SITE: server.url, NODE_OPTIONS: `--import ${PRELOAD}`, ...variables },
  })
  const changes = account.changes.slice(start).map((change) => change.replace(/ dresden-firm-site(?:-staging)?/, ''))
  return { ...result, changes }
}
const deploy = (...args: string[]) => run('deploy', ['--skip-checks', ...args])

/** The number of the version that all visitors get. */
function publicVersion(worker = WORKER): number | undefined {
  const { versions = [], deployments = [] } = account.workers.get(worker) ?? {}
  const [share, other] = deployments[0]?.versions ?? []
  return share?.percentage === 100 && !other ? versions.findIndex(({ id }) => id === share.version_id) + 1 : undefined
}

const tables = () =>
  account.databases.get(D1)?.prepare("SELECT name FROM sqlite_master WHERE name IN ('leads', 'half')").all()

test.each([
  ['deploy', ['--to', 'nowhere'], 'There is no target nowhere. Choose production or staging.'],
  ['rollback', ['--to', 'staging'], 'Staging is behind Access. Set CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET'],
])('`npm run %s` with %j ends with 1 and one line', async (script, args, line) => {
  expect(await run(script, args)).toMatchObject({
    code: 1,
    last: expect.stringMatching(`^The ${script} stopped: ${line.replaceAll('.', '\\.')}`),
    changes: [],
  })
})

test('a dry run passes without an account', async () => {
  const variables = Object.fromEntries(Object.keys(account.variables).map((name) => [name, '']))
  const { code, output } = await run('deploy', ['--dry-run', '--skip-checks'], variables)
  expect([code, output]).toEqual([0, expect.stringContaining('The dry run passed.')])
  for (const step of ['Launch check', 'Build', 'Migrate an empty local database', 'Bundle the worker'])
    expect(output).toContain(`== ${step}`)
})

test('a release without the required secrets stops at the launch check, and changes nothing', async () => {
  const { code, output, last, changes } = await deploy()
  expect([code, last, changes]).toEqual([1, expect.stringContaining('`npm run launch:check` failed.'), []])
  for (const name of SECRETS) expect(output).toContain(`${name} is not set.`)
})

test('the first release migrates D1, and goes to all visitors of all hosts at once', async () => {
  for (const name of SECRETS) account.putSecret(WORKER, name)
  const { code, last, changes } = await deploy()
  expect({ code, last, changes }).toEqual({
    code: 0,
    last: `All visitors get version ${account.workers.get(WORKER)?.versions[2]?.id}.`,
    changes: ['upload v3', 'deploy v3@100', 'route'],
  })
  expect(account.workers.get(WORKER)?.hosts).toContain('www.payroll-sample.com')
  expect(account.workers.get(WORKER)?.crons).toContain('* * * * *')
  expect(tables()).toEqual([{ name: 'leads' }])
  // It takes as long as the rest of a release, and has passed.
  await project.setScript('launch:check', 'node -e 0 --')
})

test('a release that shows the wrong brand stops before visitors get it', async () => {
  const host = HOSTS[1]?.origin ?? ''
  fault = (path, _version, origin) => (path === '/' && origin === host ? page('Dresden Tax') : undefined)
  expect(await deploy()).toMatchObject({
    code: 1,
    last: `The deploy stopped: ${host}/ shows “Dresden Tax” instead of “Brown & Co.”. Visitors still get the version before this one.`,
    changes: ['upload v4', 'deploy v3@100 v4@0', 'route', 'deploy v3@100'],
  })
  expect(publicVersion()).toBe(3)
})

test('a migration that fails halfway leaves neither its tables nor a version', async () => {
  const bad = 'worker/migrations/0099_bad.sql'
  await project.write(bad, 'CREATE TABLE half (id TEXT);\nINSERT INTO gone VALUES (1);\n')
  expect(await deploy()).toMatchObject({
    code: 1,
    last: expect.stringMatching(
      /^The deploy stopped: `wrangler d1 migrations apply` failed: .*no such table: gone.* No version was uploaded\. /,
    ),
    changes: [],
  })
  expect([tables(), publicVersion()]).toEqual([[{ name: 'leads' }], 3])
  await project.write(bad, 'CREATE TABLE half (id TEXT);\n')
})

test('if the public version does not answer in time, the error names the rollback', async () => {
  const late = () => new Response('', { headers: { 'x-never': '1' } })
  fault = (path, version) =>
    path === '/rss.xml' && publicVersion() === 5 && account.workers.get(WORKER)?.versions[4]?.id === version
      ? late()
      : undefined
  expect(await deploy()).toMatchObject({
    code: 1,
    last: `The deploy stopped: ${HOSTS[0]?.origin}/rss.xml did not answer within 15 s. Visitors get this version. Run \`npm run rollback\` to go back one version.`,
    changes: ['upload v5', 'deploy v3@100 v5@0', 'route', 'deploy v5@100'],
  })
})

test('a rollback restores the version before, and a second one has no earlier version', async () => {
  const { code, output, last, changes } = await run('rollback')
  expect([code, last, changes]).toEqual([0, 'The rollback is complete.', ['deploy v3@100']])
  expect(output).toContain('Not undone: inquiries and migrations in D1, content in KV, routes and cron triggers.')
  expect(await run('rollback')).toMatchObject({
    code: 1,
    last: expect.stringMatching(/^The rollback stopped: Cannot go back because \S+ is the first release\.$/),
    changes: [],
  })
  expect(publicVersion()).toBe(3)
})

test('staging is another worker with its own hosts, and production stays as it is', async () => {
  await project.setScript('launch:check')
  for (const name of SECRETS) account.putSecret(STAGING, name)
  expect(await run('deploy', ['--to', 'staging', '--skip-checks'], ACCESS)).toMatchObject({
    code: 0,
    changes: ['upload v3', 'deploy v3@100', 'route'],
  })
  expect(account.workers.get(STAGING)?.hosts).toContain('staging.payroll-sample.com')
  expect([publicVersion(STAGING), publicVersion()]).toEqual([3, 3])
})

test('the stand-in for the account rejected no request', () => {
  expect(account.rejected).toEqual([])
})
