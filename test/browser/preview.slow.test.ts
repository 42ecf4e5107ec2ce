import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness({})

function command(...args: string[]) {
  const env = { ...process.env, ...harness.vars }
  return promisify(execFile)(process.execPath, ['scripts/run.ts', 'worker/ops/preview.ts', ...args], { env })
}

test('a link from `npm run preview` still shows the draft after a writer edits it', async () => {
  const slug = 'draft-to-preview'
  await harness.ghost.publish({ slug, title: 'The first title' })
  await harness.ghost.unpublish(slug)
  const at = harness.address('payroll', '')
  const { stdout } = await command(slug, '--brand', 'payroll', '--days', '1', '--at', at)
  const link = stdout.trim()
  expect(link.startsWith(`${at}/preview/${slug}?token=`)).toBe(true)
  const { page, faults } = await harness.visit()
  const heading = () => page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(link)
  await hydrated(page)
  expect([await heading(), await page.locator('#post-body').count()]).toEqual(['Draft: The first title', 1])
  await harness.ghost.edit(slug, { title: 'Another title', slug: 'another-slug' })
  await page.reload()
  await hydrated(page)
  expect([await heading(), faults]).toEqual(['Draft: Another title', []])
  const [, query] = link.split('?')
  expect((await page.goto(harness.address('brownco', `/preview/${slug}?${query}`)))?.status()).toBe(404)
})

test("without the --at option, `npm run preview` prints a link with the brand's domain", async () => {
  const { stdout } = await command('start-an-llc-in-ohio', '--brand', 'brownco')
  expect(stdout).toMatch(/^https:\/\/brownco\.example\/preview\/start-an-llc-in-ohio\?token=[\w.-]+\n$/)
  const failed = await command('no-such-post').catch((error: { code: number; stderr: string }) => error)
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Ghost has no post with the slug or id "no-such-post"'),
  })
})
