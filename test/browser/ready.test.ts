/** Readiness on the built site with its stand-ins: each fault switch, at the desk and in `npm run ready`. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { brands } from '#brands/index'
import type { Light } from '#desk/readiness-models'
import { saveRunningSite } from '#scripts/running-site'
import { sendRequest } from '#scripts/send-request'
import { type Site, startSite } from '#scripts/site'
import { type StandIns, startStandIns } from '#scripts/stand-ins'
import { d1Database } from '#worker/desk/database'
import { readinessText } from '#worker/ops/ready/print'
import { runReady } from '#worker/ops/ready/run-ready'

let folder: string
let standIns: StandIns
let site: Site

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ready-'))
  standIns = await startStandIns({})
  // `wrangler --persist-to` appends v3 to the folder.
  site = await startSite({ port: 0, vars: standIns.vars, persist: path.join(folder, 'v3'), onLog: () => undefined })
  standIns.connect(site.port)
  saveRunningSite(folder, { port: site.port, vars: standIns.vars })
  // On a working day from 9:00, the desk also reports a missing morning mail.
  const database = await site.database()
  await database.prepare(`INSERT OR REPLACE INTO job_runs (job, completed_at) VALUES ('morning', '9999')`).run()
})
// A sweep counts as late after 10 minutes, and on a slow machine these tests take longer.
beforeEach(() => site.runCron('* * * * *'))
afterEach(() => {
  standIns.ghost?.setFault({ kind: 'none' })
  standIns.mailbox?.setFault({ kind: 'none' })
})
afterAll(async () => {
  await site?.stop()
  await standIns?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The texts of all rows with this light, at the desk. */
async function deskRows(light: Light): Promise<string[]> {
  const { hostname: host, port } = new URL(standIns.access?.url ?? '')
  const headers = { cookie: 'desk_user=ana%40firm.example' }
  const { status, body } = await sendRequest({ port: Number(port), host, path: '/ready', headers })
  expect(status).toBe(200)
  const rows = body.toString().match(/<tr>.*?<\/tr>/gs) ?? []
  return rows.filter((row) => row.includes(`light-${light}`))
}

/** The same, as `npm run ready` finds them. The site's own bindings replace wrangler, which takes seconds for each read. */
async function commandRows(light: Light, deadlineMs?: number): Promise<string[]> {
  const db = d1Database(await site.database())
  const content = await site.content()
  const tables = await runReady(
    { remote: false, persistTo: folder },
    { db, readContent: (key) => content.get(key), ...(deadlineMs && { deadlineMs }) },
  )
  return tables.flatMap((table) => {
    const checks = table.checks.filter((check) => check.light === light)
    return checks.map((check) => readinessText([{ ...table, checks: [check] }]))
  })
}

const SLOW = { kind: 'slow', ms: 600_000 } as const
const domain = brands.at(-1)?.domain ?? ''

const ADMIN_API = '/ghost/api/admin/'
const GHOST_FAULTS = [
  ...(['500', 'hang', 'reset', 'truncated', 'html'] as const).map((kind) => [{ kind }, 'Ghost', 'GHOST_URL'] as const),
  [SLOW, 'Ghost', 'GHOST_URL'],
  [{ kind: 'wrong-key' }, 'Ghost', 'wrangler secret put GHOST_CONTENT_KEY'],
  [{ kind: 'wrong-key', path: ADMIN_API }, 'Ghost’s Admin API', 'wrangler secret put GHOST_ADMIN_KEY'],
  [{ kind: '500', path: ADMIN_API }, 'Ghost’s Admin API', 'GHOST_URL'],
] as const
const MAIL_FAULTS = [
  ...(['500', 'hang', 'reset'] as const).map((kind) => [{ kind }, 'MailChannels', 'status.mailchannels.net'] as const),
  [SLOW, 'MailChannels', 'status.mailchannels.net'],
  [{ kind: 'wrong-key' }, 'MailChannels', 'wrangler secret put MAILCHANNELS_API_KEY'],
  [{ kind: 'malformed' }, 'MailChannels', 'Run the check again'],
  [{ kind: 'malformed', domain }, 'MailChannels', 'Run the check again'],
  [{ kind: 'no-spf', domain }, 'SPF', 'include:relay.mailchannels.net'],
  [{ kind: 'no-dkim', domain }, 'DKIM', 'Set up DKIM: “Sending mail”'],
  [{ kind: 'no-lockdown', domain }, 'Domain Lockdown', `_mailchannels.${domain}`],
  [{ kind: 'no-domain', domain }, 'Sender', domain],
] as const

async function expectOneRed(title: string, next: string) {
  for (const rows of [await deskRows('red'), await commandRows('red', 5_000)]) {
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(title)
    expect(rows[0]).toContain(next)
  }
}

test('without a fault, no light is red, and content that a visitor loaded is green', async () => {
  expect((await deskRows('yellow')).join()).toContain('Open /blog')
  expect(await deskRows('red')).toEqual([])
  expect(await commandRows('red')).toEqual([])
  await sendRequest({ port: site.port, path: '/blog', host: 'payroll.localhost' })
  await expect.poll(async () => (await deskRows('green')).join()).toContain('The posts were loaded')
})

test.each(GHOST_FAULTS)(
  'the fault %j of Ghost turns exactly the light of %s red, with its next step',
  async (fault, ...row) => {
    standIns.ghost?.setFault(fault)
    await expectOneRed(...row)
  },
)

test.each(MAIL_FAULTS)(
  'the fault %j of mail turns exactly the light of %s red, with its next step',
  async (fault, ...row) => {
    standIns.mailbox?.setFault(fault)
    await expectOneRed(...row)
  },
)

test('a record that is missing for all domains is red for each brand', async () => {
  standIns.mailbox?.setFault({ kind: 'no-spf' })
  expect(await deskRows('red')).toHaveLength(brands.length)
})

async function command(): Promise<{ out: string; error: string; code: number }> {
  const call = ['scripts/run.ts', 'worker/ops/ready.ts', '--persist-to', folder]
  return await promisify(execFile)(process.execPath, call).then(
    ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ out: stdout, error: stderr, code }),
  )
}

test('the command prints a table per brand, and ends with 0 while no light is red', async () => {
  const { out, error, code } = await command()
  expect([error, code]).toEqual(['', 0])
  for (const { name } of brands) expect(out).toContain(`\n${name}\n`)
  expect(out).toMatch(/green +Database schema +\S+\.sql is applied\./)
  expect(out).toMatch(/green +Age of the content +The posts were loaded/)
  for (const { id } of brands) expect(out).toContain(`http://${id}.localhost:${site.port}/ shows its own brand.`)
}, 300_000)

test('the command ends with 1 and prints the next step if MailChannels never answers', async () => {
  standIns.mailbox?.setFault({ kind: 'hang' })
  const { out, error, code } = await command()
  expect([error, code]).toEqual(['', 1])
  expect(out).toMatch(/RED +MailChannels +MailChannels does not answer: .+\n +Next: Look at https/)
  expect(out).toContain('Red: 1.')
}, 300_000)
