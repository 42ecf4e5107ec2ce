/** `npm run ready -- --remote` with wrangler itself, against a stand-in for Cloudflare's API. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from '#scripts/mailbox'
import { type AccountStandIn, startAccount } from '#test/helpers/deploy/account'
import { createProject, type Project } from '#test/helpers/deploy/project'
import { D1, KV } from '#test/helpers/deploy/sample'

const WORKER = 'dresden-firm-site'

let account: AccountStandIn
let project: Project
let mailbox: Mailbox

beforeAll(async () => {
  ;[account, project, mailbox] = await Promise.all([startAccount(), createProject(), startMailbox()])
})
afterAll(async () => {
  await account?.[Symbol.asyncDispose]()
  await project?.[Symbol.asyncDispose]()
  await mailbox?.stop()
})

function migrate() {
  const database = account.databases.get(D1)
  database?.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  for (const file of readdirSync('worker/migrations').sort()) {
    database?.exec(readFileSync(`worker/migrations/${file}`, 'utf8'))
    database?.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(file)
  }
}

async function readyRemote(variables: Record<string, string>) {
  const files = ['scripts/run.ts', 'worker/ops/ready.ts'].map((file) => path.resolve(file))
  const env = { ...process.env, ...account.variables, CI: 'true', ...variables }
  return await promisify(execFile)(process.execPath, [...files, '--remote'], { cwd: project.folder, env }).then(
    ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ out: stdout, error: stderr, code }),
  )
}

test('with --remote, the command reads the account, and checks a secret only if it has its value', async () => {
  migrate()
  account.content.set('generation', `${Date.now()}`)
  for (const name of ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY', 'MAILCHANNELS_BASE_URL', 'FORM_SECRET'])
    account.putSecret(WORKER, name)
  const { out, error, code } = await readyRemote({
    MAILCHANNELS_API_KEY: 'key',
    MAILCHANNELS_BASE_URL: mailbox.url,
    // The account does not have it.
    GTM_ID: 'malformed',
    FORM_SECRET: 'short',
  })
  expect(error).toBe('')
  for (const line of [
    /green +KV +KV answers\./,
    /yellow +Age of the content +No posts/,
    /green +Database schema/,
    /green +Last sweep/,
    /green +MailChannels +MailChannels answers and accepts/,
    /gray +GHOST_CONTENT_KEY +The account has it\. Cloudflare does not show its value\./,
    /green +MAILCHANNELS_API_KEY +On\./,
    /RED +FORM_SECRET +FORM_SECRET must be at least 32 characters/,
    /gray +GTM_ID +Not set\./,
    // No such host exists.
    /RED +Public host +https:\/\/brownco\.example\/ cannot be reached/,
    /RED +Certificate +payroll\.example has no TLS connection/,
  ])
    expect(out).toMatch(line)
  expect([account.rejected, account.changes.filter((change) => !change.startsWith('deploy')), code]).toEqual([
    [],
    [],
    1,
  ])
})

test('a KV namespace that the account does not have is red, although Cloudflare answers it like a missing key', async () => {
  const file = path.join(project.folder, 'wrangler.toml')
  const toml = await readFile(file, 'utf8')
  await writeFile(file, toml.replaceAll(KV, 'f'.repeat(32)))
  const { out } = await readyRemote({})
  await writeFile(file, toml)
  expect(out).toMatch(/RED +KV +KV does not answer: the account has no KV namespace f{32}\./)
})

test('without --remote and without a running site, the command stops with one line', async () => {
  const call = ['scripts/run.ts', 'worker/ops/ready.ts', '--persist-to', path.join(project.folder, 'none')]
  const { code, stderr } = await promisify(execFile)(process.execPath, call).catch((error) => error)
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The check stopped: No site of `npm start` is running\..*\n$/),
  ])
})

test('an account that rejects the login stops the command with one line and exit code 1', async () => {
  const { out, error, code } = await readyRemote({ CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9' })
  expect([out, error.trim().split('\n').length, code]).toEqual(['', 1, 1])
  expect(error).toMatch(/^The check stopped: /)
})
