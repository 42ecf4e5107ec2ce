import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Site, startSite } from '#scripts/site'
import { type StandIns, startStandIns } from '#scripts/stand-ins'
import { WRANGLER } from '#worker/ops/leads/database'

let folder: string
let standIns: StandIns
let site: Site

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leads-'))
  standIns = await startStandIns({})
  // `wrangler --persist-to` appends v3 to the folder.
  site = await startSite({ port: 0, vars: standIns.vars, persist: path.join(folder, 'v3') })
})
afterAll(async () => {
  await site?.stop()
  await standIns?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs `npm run leads` on the database of the running site. */
async function command(...words: string[]): Promise<{ out: string; error: string; code: number }> {
  const call = ['scripts/run.ts', 'worker/ops/leads.ts', '--persist-to', folder, ...words]
  const env = { ...process.env, LEADS_AS: 'eve@firm.test' }
  return await promisify(execFile)(process.execPath, call, { env }).then(
    ({ stdout, stderr }) => ({ out: stdout, error: stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ out: stdout, error: stderr, code }),
  )
}

async function submit(name: string) {
  const response = await fetch(`http://127.0.0.1:${site.port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData: { name, email: 'ana@visitor.test', message: `A message of ${name}` } }),
  })
  expect(response.status).toBe(200)
}

test('staff can list, change, read, export and erase inquiries while the site runs', async () => {
  await submit('Ana Pérez')
  await submit('=Ben')
  const listed = (await command('list')).out
  const ana = listed.match(/^(\d{4}-\d{4}) .*Ana Pérez$/m)?.[1] ?? ''
  const ben = listed.match(/^(\d{4}-\d{4}) .*=Ben$/m)?.[1] ?? ''

  const note = `It's "done"; -- DROP TABLE leads; ?1 /* ${'😀'.repeat(4000)}`
  expect((await command('note', ana, '--text', note)).error).toBe('')
  const shown = (await command('show', ana)).out
  for (const text of ['A message of Ana Pérez', note, 'eve@firm.test  note']) expect(shown).toContain(text)

  const file = path.join(folder, 'leads.csv')
  await command('export', '--csv', file)
  expect(await readFile(file, 'utf8')).toContain("'=Ben")
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const refused = await command('erase', ben)
  expect([refused.out, refused.error, refused.code]).toEqual([
    expect.stringContaining('=Ben'),
    expect.stringContaining('--yes'),
    1,
  ])
  expect((await command('erase', ben, '--yes')).out).toContain('Erased 1 inquiry.')
  const database = await site.database()
  expect((await database.prepare('SELECT name FROM leads').all()).results).toEqual([{ name: 'Ana Pérez' }])
  await submit('Cat')
})

test('a backup of the running site is restored into a new database, and asks before it is restored again', async () => {
  const [file, key, drill] = ['leads.age', 'key.txt', 'drill'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const privateKey = await generateX25519Identity()
  await writeFile(key, `# created by age-keygen\n${privateKey}\n`)
  await submit('Dan')
  vi.stubEnv('BACKUP_PUBLIC_KEY', await identityToRecipient(privateKey))
  expect(await command('backup', file)).toMatchObject({ out: expect.stringContaining(`Wrote ${file}`), code: 0 })
  vi.unstubAllEnvs()
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const migrate = [WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', drill]
  await promisify(execFile)(process.execPath, migrate)
  const restored = await command('restore', file, '--key', key, '--persist-to', drill)
  expect(restored).toEqual({ out: expect.stringMatching(/^Restored \d+ inquir/), error: '', code: 0 })
  const counts = (text: string) => text.trimEnd().split('\n').at(-1)
  const [here, there] = [await command('list', 'all'), await command('list', 'all', '--persist-to', drill)]
  expect([there.out.includes('Dan'), counts(there.out)]).toEqual([true, counts(here.out)])

  const again = await command('restore', file, '--key', key, '--persist-to', drill)
  expect(again).toMatchObject({
    out: expect.stringContaining('is not empty'),
    error: expect.stringContaining('--yes'),
    code: 1,
  })
})

test('an invalid call ends with 1 and the usage, and --help with 0', async () => {
  for (const words of [
    ['list', 'quarantined'],
    ['show', '--nope'],
  ]) {
    const { out, error, code } = await command(...words)
    expect([out, error.includes('COMMAND'), error.includes('    at '), code]).toEqual(['', true, false, 1])
  }
  expect(await command('--help')).toMatchObject({ out: expect.stringContaining('COMMAND'), code: 0 })
})

test('on a database without the desk’s migration, the command says how to migrate', async () => {
  const old = path.join(folder, 'old')
  await mkdir(path.join(old, 'v3/d1'), { recursive: true })
  const { error } = await command('list', '--persist-to', old)
  expect(error).toMatch(/^The leads database lacks the desk’s migrations .* Run `npm start` to apply them\.\n$/)
})
