import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageOf, release, type Step } from '#scripts/deploy/release'
import { rollback } from '#scripts/deploy/rollback'
import type { Wrangler } from '#scripts/deploy/wrangler'
import { type AccountStandIn, startAccount } from '#test/helpers/deploy/account'
import { HOSTS, health, liveSite, page } from '#test/helpers/deploy/live-site'

type Fault = Parameters<typeof liveSite>[0]['fault']

let account: AccountStandIn

beforeAll(async () => {
  account = await startAccount()
})
afterAll(() => account?.[Symbol.asyncDispose]())

/** A worker with releases, oldest first. */
async function released(worker: string, releases: number) {
  account.putSecret(worker, 'GHOST_CONTENT_KEY')
  for (let number = 0; number < releases; number++) await run('release', worker)
}

/** Returns the outcome and what changed in the account. Version v1 is the draft that the first secret makes. */
async function run(what: 'release' | 'rollback', worker: string, fault?: Fault) {
  const start = account.changes.length
  const versionFor = (override: string | null) => account.versionFor(worker, override)
  const { fetch } = liveSite({ versionFor, ...(fault && { fault }) })
  const tested = { hosts: HOSTS, fetch, requestMs: 50, readyMs: 30, pauseMs: 10 }
  const parts = { wrangler: account.wrangler(worker), tested, say: () => {} }
  const work = what === 'rollback' ? rollback(parts) : release({ ...parts, worker, commit: 'aaa', preparation: [] })
  const outcome = await work.then(
    () => 'done',
    (error: Error) => error.message,
  )
  const changes = account.changes.slice(start).map((change) => change.replace(` ${worker}`, ''))
  return { outcome, changes }
}

const isVersion = (worker: string, number: number, id: string) =>
  account.workers.get(worker)?.versions[number - 1]?.id === id

test('the first release goes to all visitors at once, although a secret made a version of a draft', async () => {
  account.putSecret('first', 'GHOST_CONTENT_KEY')
  expect(await run('release', 'first')).toEqual({ outcome: 'done', changes: ['upload v2', 'deploy v2@100'] })
})

test('the next release is tested at 0% before all visitors get it', async () => {
  await released('next', 1)
  expect(await run('release', 'next')).toEqual({
    outcome: 'done',
    changes: ['upload v3', 'deploy v2@100 v3@0', 'route', 'deploy v3@100'],
  })
})

test('after more changes of secrets than Cloudflare lists deployments, a release is still tested at 0%', async () => {
  await released('secrets', 1)
  for (let number = 0; number < 11; number++) account.putSecret('secrets', 'GHOST_CONTENT_KEY')
  expect(await run('rollback', 'secrets')).toEqual({
    outcome: expect.stringContaining('the deployments that Cloudflare lists have no earlier release.'),
    changes: [],
  })
  const { outcome, changes } = await run('release', 'secrets')
  expect([outcome, changes]).toEqual(['done', ['upload v14', 'deploy v13@100 v14@0', 'route', 'deploy v14@100']])
  expect(await run('rollback', 'secrets')).toEqual({ outcome: 'done', changes: ['deploy v13@100'] })
})

test.each<[string, string, () => Response | Promise<Response>]>([
  ['meets the wrong brand', 'shows “Dresden Tax” instead of “Brown & Co.”.', () => page('Dresden Tax')],
  ['times out', 'did not answer within 0.05 s.', () => new Promise(() => {})],
])('if the smoke test at 0%% %s, visitors keep the version before', async (what, reason, response) => {
  await released(what, 1)
  const fault: Fault = (path, version, origin) =>
    path === '/' && isVersion(what, 3, version) && origin === HOSTS[1]?.origin ? response() : undefined
  expect(await run('release', what, fault)).toEqual({
    outcome: `${HOSTS[1]?.origin}/ ${reason} Visitors still get the version before this one.`,
    changes: ['upload v3', 'deploy v2@100 v3@0', 'route', 'deploy v2@100'],
  })
})

test('if the public version fails its smoke test, the error names the rollback, which restores the version before', async () => {
  await released('public', 2)
  const fault: Fault = (path, version) => {
    const isPublic = account.workers.get('public')?.deployments[0]?.versions.length === 1
    return path === '/rss.xml' && isPublic && isVersion('public', 4, version) ? new Promise(() => {}) : undefined
  }
  const { outcome, changes } = await run('release', 'public', fault)
  expect(outcome).toBe(
    `${HOSTS[0]?.origin}/rss.xml did not answer within 0.05 s. Visitors get this version. Run \`npm run rollback\` to go back one version.`,
  )
  expect(changes.at(-1)).toBe('deploy v4@100')
  expect(await run('rollback', 'public', fault)).toEqual({ outcome: 'done', changes: ['deploy v3@100'] })
  expect(await run('rollback', 'public', fault)).toEqual({ outcome: 'done', changes: ['deploy v2@100'] })
  const { outcome: last, changes: none } = await run('rollback', 'public', fault)
  expect([last, none]).toEqual([expect.stringMatching(/^Cannot go back because \S+ is the first release\.$/), []])
})

test('a rollback passes if health reports what it reported before', async () => {
  await released('unhealthy', 2)
  const fault: Fault = (path, version) => (path === '/api/health' ? health(version, ['Mail waits.']) : undefined)
  expect(await run('rollback', 'unhealthy', fault)).toEqual({ outcome: 'done', changes: ['deploy v2@100'] })
})

test('if the version before fails its smoke test after a rollback, the error says what visitors get', async () => {
  await released('broken', 2)
  const { outcome, changes } = await run('rollback', 'broken', (path) => (path === '/' ? page('Other') : undefined))
  const [, id] = account.workers.get('broken')?.versions.map(({ id }) => id) ?? []
  expect([outcome, changes]).toEqual([
    `${HOSTS[0]?.origin}/ shows “Other” instead of “Dresden Tax”. Visitors get version ${id}.`,
    ['deploy v2@100'],
  ])
})

test.each([
  ['refuses to serve the tested version', 1, 'Visitors still get the version before this one.'],
  [
    'refuses that and the version before',
    2,
    "again failed too. Cloudflare's dashboard shows which version visitors get.",
  ],
])('if Cloudflare %s, the error says what visitors get', async (what, refusals, outcome) => {
  await released(what, 1)
  let refused = 0
  const wrangler = account.wrangler(what)
  const refusing: Wrangler = {
    ...wrangler,
    run: (args) => {
      const shares = args.filter((word) => word.includes('@'))
      const [, , added] = account.workers.get(what)?.versions ?? []
      const isTurn = refused > 0 || shares.join() === `${added?.id}@100`
      return isTurn && refused++ < refusals ? Promise.reject(new Error('Cloudflare refused.')) : wrangler.run(args)
    },
  }
  const { fetch } = liveSite({ versionFor: (override) => account.versionFor(what, override) })
  const tested = { hosts: HOSTS, fetch }
  const parts = { wrangler: refusing, worker: what, commit: 'aaa', preparation: [], tested, say: () => {} }
  const error = await release(parts).catch(messageOf)
  expect(error).toMatch(/^Cloudflare refused\. /)
  expect(error).toContain(outcome)
  expect(account.changes.at(-1)).toBe(refusals === 1 ? `deploy ${what} v2@100` : `route ${what}`)
})

test('an error of several lines becomes one', () => {
  expect(messageOf(new Error('Processing wrangler.toml:\n  - Expected "name"\n'))).toBe(
    'Processing wrangler.toml: - Expected "name"',
  )
})

test('without a release, a rollback changes nothing', async () => {
  await released('unreleased', 0)
  expect(await run('rollback', 'unreleased')).toEqual({
    outcome: 'Cannot go back because no version was released with `npm run deploy`.',
    changes: [],
  })
})

test('while visitors get two versions, a release stops before its upload', async () => {
  await released('split', 2)
  const [, one, two] = account.workers.get('split')?.versions.map(({ id }) => id) ?? []
  await account.wrangler('split').run(['versions', 'deploy', `${one}@60`, `${two}@40`])
  expect(await run('release', 'split')).toEqual({
    outcome: 'Visitors get 2 versions. Run `npx wrangler versions deploy` to choose one.',
    changes: [],
  })
})

test('if a step before the migrations fails, nothing in the account changes', async () => {
  const done: string[] = []
  const preparation: Step[] = [
    { name: 'Launch check', run: () => void done.push('launch check') },
    { name: 'Checks', run: () => Promise.reject(new Error('`npm run check` failed.')) },
    { name: 'Build', run: () => void done.push('build') },
  ]
  const call = async () => void done.push('wrangler') as never
  const wrangler: Wrangler = { run: call, json: call, upload: call }
  const parts = { wrangler, worker: 'site', commit: 'aaa', preparation, tested: { hosts: HOSTS }, say: () => {} }
  await expect(release(parts)).rejects.toThrow('`npm run check` failed.')
  expect(done).toEqual(['launch check'])
})
