import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepEarlierAssets, LIST } from '#scripts/deploy/earlier-assets'

const ORIGIN = 'https://dresdentax-sample.com'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A build with these files in assets/. */
async function build(...names: string[]) {
  await rm(path.join(folder, 'assets'), { recursive: true, force: true })
  await mkdir(path.join(folder, 'assets'))
  for (const name of names) await writeFile(path.join(folder, 'assets', name), `code of ${name}`)
}

/** A live site with these files. */
function serve(files: Record<string, string>): typeof fetch {
  return async (input) => {
    const text = files[new URL(`${input}`).pathname]
    return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text)
  }
}

/** Reads what a deploy would publish. */
async function published(): Promise<Record<string, string>> {
  const names = await readdir(path.join(folder, 'assets'))
  const files = names.map(async (name) => [
    `/assets/${name}`,
    await readFile(path.join(folder, 'assets', name), 'utf8'),
  ])
  return {
    ...Object.fromEntries(await Promise.all(files)),
    [`/${LIST}`]: await readFile(path.join(folder, LIST), 'utf8'),
  }
}

const deploy = (fetch: typeof globalThis.fetch) => keepEarlierAssets({ folder, origin: ORIGIN, fetch })

test('the files of the two builds before stay, and those of older builds go', async () => {
  let live: Record<string, string> = {}
  for (const name of ['one.js', 'two.js', 'three.js', 'four.js']) {
    await build(name, 'same.css')
    await deploy(serve(live))
    live = await published()
  }
  expect(Object.keys(live).sort()).toEqual(
    [`/${LIST}`, '/assets/four.js', '/assets/same.css', '/assets/three.js', '/assets/two.js'].sort(),
  )
  expect(live['/assets/two.js']).toBe('code of two.js')
})

test('a build that is deployed again counts once', async () => {
  let live: Record<string, string> = {}
  for (const name of ['one.js', 'two.js', 'two.js', 'three.js']) {
    await build(name)
    await deploy(serve(live))
    live = await published()
  }
  expect(Object.keys(live).sort()).toEqual([`/${LIST}`, '/assets/one.js', '/assets/three.js', '/assets/two.js'].sort())
})

test('the first deploy has no earlier files', async () => {
  await build('one.js')
  expect(await deploy(serve({}))).toEqual({ added: 0, problem: undefined })
  expect(JSON.parse((await published())[`/${LIST}`] ?? '')).toEqual([['one.js']])
})

test.each<[string, typeof fetch, string]>([
  ['the site is down', () => Promise.reject(new Error('connect ECONNREFUSED')), `${ORIGIN}/${LIST} did not answer`],
  ['the list is a page', serve({ [`/${LIST}`]: '<html>' }), `${ORIGIN}/${LIST} answered 200 without a list of files`],
  ['the list leads out of the folder', serve({ [`/${LIST}`]: '[["../worker/index.js"]]' }), 'without a list of files'],
  ['a file of the list is missing', serve({ [`/${LIST}`]: '[["zero.js"]]' }), `${ORIGIN}/assets/zero.js answered 404`],
])('if %s, the problem is reported and the deploy goes on', async (_what, fetch, problem) => {
  await build('one.js')
  expect(await deploy(fetch)).toEqual({ added: 0, problem: expect.stringContaining(problem) })
  expect(await readdir(path.join(folder, 'assets'))).toEqual(['one.js'])
})
