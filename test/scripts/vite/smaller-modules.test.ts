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
  { name: 'rejects', prevented: false },
  { name: 'resolves to undefined if a listener prevents the event', prevented: true },
])('an import that fails dispatches Vite’s event and $name', async ({ prevented }) => {
  const code = hooks().load('\0vite/preload-helper.js') ?? ''
  const dispatchEvent = vi.fn((_: Event & { payload?: unknown }) => !prevented)
  vi.stubGlobal('dispatchEvent', dispatchEvent)
  const { __vitePreload: preload } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const error = new Error('Importing a module failed.')
  const settled = await Promise.allSettled([preload(() => Promise.reject(error))])
  vi.unstubAllGlobals()
  expect(settled).toEqual([
    prevented ? { status: 'fulfilled', value: undefined } : { status: 'rejected', reason: error },
  ])
  const [[event] = []] = dispatchEvent.mock.calls
  expect([event?.type, event?.cancelable, event?.payload]).toEqual(['vite:preloadError', true, error])
})
