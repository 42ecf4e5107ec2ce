import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '#scripts/site'

test('the deploy uploads the source map of each file of the worker, and the site serves none', () => {
  expect(JSON.parse(readFileSync('dist/worker/wrangler.json', 'utf8'))).toMatchObject({ upload_source_maps: true })
  // Smaller files have no code of the project.
  const chunks = globSync('dist/worker/**/*.js').filter((file) => statSync(file).size > 1_000)
  expect(chunks.length).toBeGreaterThan(1)
  // Wrangler finds the map by the last line.
  for (const chunk of chunks)
    expect(readFileSync(chunk, 'utf8')).toMatch(
      new RegExp(`\\n//# sourceMappingURL=${path.basename(chunk)}\\.map\\s*$`),
    )
  expect(globSync('dist/client/**/*.map')).toEqual([])
  const files = globSync('dist/client/**/*.{js,css}')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([])
})

test('the stack command replaces the positions in a log line by those in source files', async () => {
  const lines: string[] = []
  // No server exists at this address.
  const vars = { GHOST_URL: 'http://127.0.0.1:9', GHOST_CONTENT_KEY: 'unused', MAILCHANNELS_API_KEY: 'unused' }
  const site = await startSite({ port: 0, vars, onLog: (line) => lines.push(line) })
  try {
    await fetch(`http://127.0.0.1:${site.port}/rss.xml`)
    await expect.poll(() => lines.join('\n')).toContain('"event":"content-unavailable"')
  } finally {
    await site.stop()
  }
  const input = lines.join('\n')
  expect(input).not.toContain('worker/ghost/client.ts')
  const output = execFileSync(process.execPath, ['scripts/stack.ts'], { input, encoding: 'utf8' })
  expect(output).toMatch(/browseNewestPosts \(worker\/ghost\/client\.ts:\d+:\d+\)/)
  expect(output).not.toContain('dist/worker/')
})
