import { expect, test } from 'vitest'
import { reactServer } from '#scripts/vite/react-server'

interface Hooks {
  configResolved(config: { root: string }): void
  resolveId(source: string): string | undefined
}

test.each([
  ['whole pages need the code for strings only', 'react-dom/server', 'react-dom-server-legacy.browser'],
  ['streamed pages need the code for streams only', 'react-dom/server.edge', 'react-dom-server.edge'],
  ['other modules stay', 'react-dom', undefined],
])('%s', (_what, source, file) => {
  const plugin = reactServer() as unknown as Hooks
  plugin.configResolved({ root: '/site' })
  const expected = file && `/site/node_modules/react-dom/cjs/${file}.production.js`
  expect(plugin.resolveId(source)).toBe(expected)
})
