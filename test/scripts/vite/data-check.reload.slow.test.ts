import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyRepository, type RepositoryCopy } from '#test/helpers/repository-copy.ts'

let copy: RepositoryCopy
let address: string
let dev: ReturnType<RepositoryCopy['run']>
let browser: WebSocket
const messages: unknown[] = []
const stop = new AbortController()

const patience = { timeout: 300_000 }

beforeAll(async () => {
  copy = await copyRepository({})
  const port = await getPort({ host: '127.0.0.1' })
  address = `http://127.0.0.1:${port}`
  dev = copy.run(['scripts/run.ts', 'scripts/dev.ts', '--port', `${port}`], stop.signal)
  await Promise.race([
    dev.then(({ output }) => Promise.reject(new Error(`npm run dev ended:\n${output}`))),
    vi.waitFor(async () => expect(await page('/')).toContain('</html>'), patience),
  ])
  const client = await (await fetch(`${address}/@vite/client`)).text()
  const token = client.match(/wsToken = "([^"]+)"/)?.[1]
  browser = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr')
  browser.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)))
  await vi.waitFor(() => expect(messages).toContainEqual({ type: 'connected' }), patience)
})
afterAll(async () => {
  browser?.close()
  stop.abort()
  await dev
  await copy?.[Symbol.asyncDispose]()
})

/** Requests to the dev server may hang while the dev server starts. */
async function page(route: string): Promise<string> {
  return fetch(new URL(route, address), { signal: AbortSignal.timeout(30_000) }).then(
    (response) => response.text().catch(() => ''),
    () => '',
  )
}

test.each([
  ["a brand's copy", 'src/brands/payroll/copy.ts', 'You send the hours.', '/?domain=payroll'],
  ["a page's copy", 'src/content/schedule.ts', 'What happens next', '/schedule'],
])('the browser reloads the page after an edit to %s', async (_what, file, text, route) => {
  expect(await page(route)).toContain(text)
  messages.length = 0
  const source = path.join(copy.folder, file)
  await writeFile(source, (await readFile(source, 'utf8')).replace(text, `Edited. ${text}`))
  await expect.poll(() => messages, patience).toContainEqual({ type: 'full-reload' })
  await expect.poll(() => page(route), patience).toContain(`Edited. ${text}`)
})
