/** A draft in a real browser, by the link that `npm run preview` prints. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { SAMPLE_ADMIN_KEY } from '../ghost/sample-ghost.ts'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const SECRET = 'a secret that is long enough for us'
const DRAFT = 'employee-or-contractor'

const harness = setUpHarness({ GHOST_ADMIN_KEY: SAMPLE_ADMIN_KEY, PREVIEW_SECRET: SECRET })
beforeAll(() => harness.ghost.unpublish(DRAFT))

function command(...args: string[]) {
  return run(args, { GHOST_URL: harness.ghost.url, GHOST_ADMIN_KEY: harness.ghost.adminKey, PREVIEW_SECRET: SECRET })
}

function run(args: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  return promisify(execFile)(process.execPath, ['scripts/run.ts', 'worker/ops/preview.ts', ...args], { env })
}

test('the printed preview link shows the draft without console errors, also after an edit and a reload', async () => {
  const at = harness.address('payroll', '')
  const { stdout } = await command(DRAFT, '--brand', 'payroll', '--days', '1', '--at', at)
  const link = stdout.trim()
  expect(link.startsWith(`${at}/preview/${DRAFT}?token=`)).toBe(true)

  const { page, faults } = await harness.visit()
  const heading = () => page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(link)
  await hydrated(page)
  const before = await heading()
  expect(await page.locator('#post-body').count()).toBe(1)
  await harness.ghost.edit(DRAFT, { title: 'Another title', slug: 'another-slug' })
  await page.reload()
  await hydrated(page)
  expect([before, await heading()]).toEqual([expect.stringMatching(/^Draft: /), 'Draft: Another title'])
  expect(before).not.toBe('Draft: Another title')
  expect(faults).toEqual([])
  const [, query] = link.split('?')
  expect((await page.goto(harness.address('brownco', `/preview/${DRAFT}?${query}`)))?.status()).toBe(404)
})

test('without --at, the preview command prints a link on the brand’s own domain', async () => {
  const { stdout } = await command('start-an-llc-in-ohio', '--brand', 'brownco')
  expect(stdout).toMatch(/^https:\/\/brownco\.example\/preview\/start-an-llc-in-ohio\?token=[\w.-]+\n$/)
})

test.each([
  [['no-such-post'], 'Ghost has no post with the slug or id "no-such-post"\n'],
  [[DRAFT, '--days', '8'], '(days)'],
  [[DRAFT, '--brand', 'nobody'], '(brand)'],
  [[], '(slug)'],
])('the preview command with the arguments %j exits with 1 and says why', async (args, message) => {
  const failed = await command(...args).catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(message) })
  expect(failed).not.toMatchObject({ stderr: expect.stringContaining('    at ') })
})

test('the preview command without a setting exits with 1 and names it', async () => {
  const failed = await run([DRAFT], { GHOST_URL: '' }).catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({
    code: 1,
    stderr: 'GHOST_URL is not set. Set it in .dev.vars or the environment\n',
  })
})
