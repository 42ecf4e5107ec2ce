import { expect, test } from 'vitest'
import { startSite } from '#scripts/site'
import { loggedSettings, MALFORMED, OPTIONAL, REQUIRED } from '#test/helpers/malformed-settings'
import { startSampleGhost } from '../ghost/sample-ghost.ts'

const inquiry = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }
const ALL = [...REQUIRED, ...OPTIONAL]

/**
 * Returns the statuses of pages, the form and health, the stored leads, and the settings that the site logged.
 * @param problems The number of log lines to wait for.
 */
async function visitSiteWith(settings: Record<string, unknown>, problems: number) {
  const lines: string[] = []
  const site = await startSite({
    port: 0,
    vars: settings as Record<string, string>,
    onLog: (line) => void lines.push(line),
  })
  const statuses = []
  const send = { method: 'POST', body: new URLSearchParams(inquiry), redirect: 'manual' } as const
  for (const [path, init] of [['/'], ['/services'], ['/contact', send], ['/api/health'], ['/']] as const) {
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, init)
    await response.text()
    statuses.push(response.status)
  }
  const { results } = await (await site.database()).prepare('SELECT state, attempts FROM leads').all()
  await expect.poll(() => loggedSettings(lines).length).toBeGreaterThanOrEqual(problems)
  await site.stop()
  return { statuses, leads: results, logged: loggedSettings(lines).sort() }
}

const STATUSES = [200, 200, 303, 200, 200]

test.each([0, 1, 2, 3, 4])(
  'with every setting malformed in way %i, the built site serves pages, stores inquiries and logs one line per setting',
  async (way) => {
    const optional = OPTIONAL.map((name) => [name, MALFORMED[name][way]])
    const required = REQUIRED.map((name) => [name, ['', ' \n', 42, { a: 1 }, 'two words'][way]])
    const site = await visitSiteWith(Object.fromEntries([...optional, ...required]), ALL.length)
    expect(site).toEqual({ statuses: STATUSES, leads: [{ state: 'pending', attempts: 0 }], logged: ALL.toSorted() })
  },
)

test.each(REQUIRED)('without %s, the built site serves pages and stores inquiries, and logs one line', async (name) => {
  const ghost = await startSampleGhost()
  const required: Record<string, string> = {
    GHOST_URL: ghost.url,
    GHOST_CONTENT_KEY: ghost.contentKey,
    MAILCHANNELS_API_KEY: 'unused',
    MAILCHANNELS_BASE_URL: ghost.url,
  }
  delete required[name]
  const site = await visitSiteWith(required, 1).finally(() => ghost.stop())
  expect(site).toMatchObject({ statuses: STATUSES, leads: [expect.anything()], logged: [name] })
})
