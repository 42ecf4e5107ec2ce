import type { Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { preloadHelper } from '#scripts/vite/preload-helper'

interface Hooks {
  load(id: string): string | undefined
  buildEnd(this: { error(message: string): void }, error?: Error): void
}

const hooks = () => preloadHelper() as Plugin as unknown as Hooks

test.each([
  ['without Vite’s helper', [], undefined, 1],
  ['with the helper', ['\0vite/preload-helper.js'], undefined, 0],
  ['for another reason', [], new Error('Syntax error'), 0],
])('a build that ends %s names the missing helper only if that is the reason', (_what, found, failure, count) => {
  const plugin = hooks()
  const error = vi.fn()
  for (const id of found) plugin.load(id)
  plugin.buildEnd.call({ error }, failure)
  expect(error).toHaveBeenCalledTimes(count)
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
