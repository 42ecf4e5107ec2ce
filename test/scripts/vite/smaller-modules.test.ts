import type { Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { smallerModules } from '#scripts/vite/smaller-modules'

interface Hooks {
  load(id: string): string | undefined
  buildEnd(this: { error(message: string): void }, error?: Error): void
}

const hooks = () => smallerModules('client') as Plugin as unknown as Hooks

const QUERY_CORE = '/site/node_modules/@tanstack/query-core/build/modern'
const FOUND = [
  '\0vite/preload-helper.js',
  `${QUERY_CORE}/mutationCache.js`,
  `${QUERY_CORE}/infiniteQueryBehavior.js`,
  '/site/node_modules/@tanstack/router-core/dist/esm/searchParams.js',
]

function errorsAfter(found: readonly string[], failure?: Error): string[] {
  const plugin = hooks()
  const errors: string[] = []
  for (const id of found) plugin.load(id)
  plugin.buildEnd.call({ error: (message) => void errors.push(message) }, failure)
  return errors
}

test('the build fails if one of the replaced modules no longer exists, and names it', () => {
  expect(errorsAfter(FOUND)).toEqual([])
  expect(errorsAfter(FOUND.slice(1))).toEqual([expect.stringContaining('vite/preload-helper.js')])
})

test('a build that failed for another reason shows only that reason', () => {
  expect(errorsAfter([], new Error('Syntax error'))).toEqual([])
})

test('each build replaces only its own modules', () => {
  const worker = smallerModules('worker') as Plugin as unknown as Hooks
  const module = '/site/node_modules/parse5/dist/common/error-codes.js'
  expect([worker.load(module), hooks().load(module)]).toEqual(['export const ERR = {}', undefined])
})

test('other modules stay', () => {
  expect(hooks().load(`${QUERY_CORE}/query.js`)).toBeUndefined()
})

test.each([
  ['rejects with an error that the router does not answer with a reload', false, 'Cannot load code. Failed.'],
  ['stays pending if a listener prevents the event, because the page reloads', true, 'pending'],
])('an import that fails dispatches Vite’s event and %s', async (_what, isPrevented, outcome) => {
  const code = hooks().load('\0vite/preload-helper.js') ?? ''
  const dispatchEvent = vi.fn((_: Event) => !isPrevented)
  vi.stubGlobal('dispatchEvent', dispatchEvent)
  const { __vitePreload: preload } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const failed = preload(() => Promise.reject(new Error('Failed.'))).catch(({ message }: Error) => message)
  const later = new Promise((resolve) => setTimeout(resolve, 0, 'pending'))
  expect(await Promise.race([failed, later])).toBe(outcome)
  vi.unstubAllGlobals()
  expect(dispatchEvent.mock.calls.map(([{ type, cancelable }]) => [type, cancelable])).toEqual([
    ['vite:preloadError', true],
  ])
})
