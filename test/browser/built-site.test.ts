import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { checkPage, smokeTest } from '#scripts/deploy/smoke-test.ts'
import { sendRequest, servedAs } from '#scripts/send-request.ts'
import { startSite } from '#scripts/site.ts'
import {
  brandTexts,
  eagerArkUi,
  forbiddenModules,
  readClientBuild,
  workerOnlyPackages,
} from '../guards/client-build.ts'
import { readImports } from '../guards/import-graph.ts'
import { readAliases, readTree } from '../guards/source-tree.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()
const build = readClientBuild()

test('no browser JavaScript file contains worker code or brand data', () => {
  const forbidden = workerOnlyPackages(readImports(readTree(['src', 'worker']), readAliases()))
  expect(forbidden).toContain('hono')
  expect(forbiddenModules(build.modules, forbidden)).toEqual([])
})

test('the production build does not replace the CSS function light-dark() with CSS variables', () => {
  const css = globSync('dist/client/assets/*.css').map((file) => readFileSync(file, 'utf8'))
  expect(css.join('').match(/var\(--lightningcss-\w+/g)).toBe(null)
})

test('no page loads the Ark UI library before the visitor uses an Ark UI component', () => {
  expect(Object.values(build.modules).flat().join()).toContain('node_modules/@ark-ui/')
  expect(eagerArkUi(build)).toEqual([])
})

test("no browser JavaScript file contains a brand's phone number, email address, headline or portal URL", () => {
  const texts = brands.flatMap(({ id, contact, copy, portalUrl }) => [
    [`${id}’s phone`, contact.phone],
    [`${id}’s email`, contact.email],
    [`${id}’s headline`, copy.home.hero.headline],
    [`${id}’s portal`, portalUrl],
  ])
  expect(brandTexts(build.code, Object.fromEntries(texts))).toEqual([])
})

test('the site does not serve source maps to visitors', async () => {
  expect(JSON.parse(readFileSync('dist/worker/wrangler.json', 'utf8'))).toMatchObject({ upload_source_maps: true })
  // JavaScript files of 1 kB or less contain no project code and need no source map.
  const chunks = globSync('dist/worker/**/*.js').filter((file) => statSync(file).size > 1_000)
  expect(chunks.length).toBeGreaterThan(1)
  for (const chunk of chunks)
    expect(readFileSync(chunk, 'utf8')).toMatch(
      new RegExp(`\\n//# sourceMappingURL=${path.basename(chunk)}\\.map\\s*$`),
    )
  const [map = ''] = globSync('assets/*.map', { cwd: 'dist/client' })
  const { status } = await sendRequest({ port: harness.site.port, host: 'payroll.localhost', path: `/${map}` })
  expect([map, status]).toEqual([expect.stringContaining('.js.map'), 404])
  const files = globSync('dist/client/**/*.{js,css}')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([])
})

test('the `stack` command converts positions in a logged stack trace to source file positions', async () => {
  const lines: string[] = []
  const vars = { GHOST_URL: 'http://127.0.0.1:9', GHOST_CONTENT_KEY: 'unused', MAILCHANNELS_API_KEY: 'unused' }
  const site = await startSite({ port: 0, vars, onLog: (line) => lines.push(line) })
  try {
    await fetch(`http://127.0.0.1:${site.port}/rss.xml`)
    await expect.poll(() => lines.join('\n')).toContain('"event":"content-unavailable"')
  } finally {
    await site.stop()
  }
  const input = lines.join('\n')
  expect(input).not.toContain('worker/content/ghost/client.ts')
  const output = execFileSync(process.execPath, ['scripts/stack.ts'], { input, encoding: 'utf8' })
  expect(output).toMatch(/browseNewestPosts \(worker\/content\/ghost\/client\.ts:\d+:\d+\)/)
  expect(output).not.toContain('dist/worker/')
})

const send: typeof fetch = async (input, init = {}) => {
  const { href, pathname, search } = new URL(`${input}`)
  const { status, headers, body } = await sendRequest({
    port: harness.site.port,
    path: pathname + search,
    method: init.method ?? 'GET',
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...servedAs(href) },
    ...(typeof init.body === 'string' && { body: init.body }),
  })
  const answered = { location: `${headers.location}`, 'x-robots-tag': `${headers['x-robots-tag']}` }
  return new Response(new Uint8Array(body), { status, headers: answered })
}

test('the built site passes the smoke test for all brands', async () => {
  const response = await send(`https://${brands[0]?.domain}/api/health`)
  const health: { version: string; reasons: string[] } = JSON.parse(await response.text())
  expect(health.version).toEqual(expect.any(String))
  const production = { isStaging: false, headers: {}, fetch: send }
  await smokeTest(production, health.version, health.reasons)
  for (const [index, { name }] of brands.entries()) {
    const other = `https://${brands[(index + 1) % brands.length]?.domain}/`
    await expect(checkPage(production, other, name)).rejects.toThrow(`does not show the brand ${name}`)
  }
})

test('the site lets browsers cache build files with hashed names for one year', async () => {
  const entry = globSync('dist/client/assets/entry-client-*.js').map((file) => `/assets/${path.basename(file)}`)
  const missing = ['/assets/entry-client-00000000.js', '/art/nowhere.svg']
  const responses = await Promise.all(
    [...entry, '/art/icons.svg', ...missing].map(async (path) => {
      const { status, headers } = await sendRequest({ port: harness.site.port, path })
      return [path, status, headers['cache-control']]
    }),
  )
  expect(responses).toEqual([
    [entry[0], 200, 'public, max-age=31536000, immutable'],
    ['/art/icons.svg', 200, 'public, max-age=86400'],
    ...missing.map((path) => [path, 404, 'no-store']),
  ])
})
