import { expect, test } from 'vitest'
import { startBareSite } from './bare-site.ts'

test('a hashed build file is cached for a year, artwork for a day, and a missing file of either kind is a 404 with no-store', async () => {
  await using bare = await startBareSite()
  const entry = (await bare.get('/')).text.match(/\/assets\/entry-client-[^"]+\.js/)?.[0]
  const paths = [`${entry}`, '/art/icons.svg', '/assets/entry-client-00000000.js', '/assets/', '/art/nowhere.svg']
  const responses = await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${bare.site.port}${path}`)
      return [path, status, headers.get('cache-control')]
    }),
  )
  expect(responses).toEqual([
    [entry, 200, 'public, max-age=31536000, immutable'],
    ['/art/icons.svg', 200, 'public, max-age=86400'],
    ['/assets/entry-client-00000000.js', 404, 'no-store'],
    ['/assets/', 404, 'no-store'],
    ['/art/nowhere.svg', 404, 'no-store'],
  ])
})
