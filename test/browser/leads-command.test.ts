import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#scripts/site'
import { type StandIns, startStandIns } from '#scripts/stand-ins'

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
async function command(...words: string[]): Promise<{ out: string; error: string }> {
  const call = ['scripts/run.ts', 'worker/ops/leads.ts', ...words, '--persist-to', folder]
  return await promisify(execFile)(process.execPath, call).then(
    ({ stdout, stderr }) => ({ out: stdout, error: stderr }),
    ({ stdout, stderr }) => ({ out: stdout, error: stderr }),
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

test('staff can list, read, release, export and delete inquiries while the site runs', async () => {
  await submit('Ana Pérez')
  await submit('=Ben')
  const listed = (await command('list')).out
  expect(listed).toContain('Ana Pérez')
  const ana = listed.match(/^(\d{4}-\d{4}) .*Ana Pérez$/m)?.[1] ?? ''
  const ben = listed.match(/^(\d{4}-\d{4}) .*=Ben$/m)?.[1] ?? ''

  expect((await command('show', ana)).out).toContain('A message of Ana Pérez')

  const database = await site.database()
  const likeId = (reference: string) => `${reference.replace('-', '')}%`
  const stateOf = (id: string) => database.prepare('SELECT state FROM leads WHERE id LIKE ?').bind(likeId(id)).first()
  await database.prepare("UPDATE leads SET state = 'quarantined' WHERE id LIKE ?").bind(likeId(ana)).run()
  expect((await command('release', ana)).error).toBe('')
  expect(await stateOf(ana)).toEqual({ state: 'pending' })

  const file = path.join(folder, 'leads.csv')
  await command('export', '--csv', file)
  expect(await readFile(file, 'utf8')).toContain("'=Ben")
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  expect((await command('delete', ben)).error).toContain('--yes')
  expect(await stateOf(ben)).not.toBeNull()
  await command('delete', ben, '--yes')
  expect(await stateOf(ben)).toBeNull()
  await submit('Cat')
}, 180_000)

test('an invalid command prints an error without a stack trace', async () => {
  for (const words of [[], ['burn'], ['list', '--state', 'lost'], ['list', '--nope'], ['show'], ['show', 'zzzz']]) {
    const { out, error } = await command(...words)
    expect([out, error.length > 0, error.includes('    at ')]).toEqual(['', true, false])
  }
})
