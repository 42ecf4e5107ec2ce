import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TAG_MANAGER_TIMEOUT_MS } from '#shared/widgets.ts'

const both = { gtmId: 'GTM-TEST1', chatAppId: 'abcd1234' }
let warned: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text))
})
afterEach(() => {
  vi.useRealTimers()
  for (const script of scripts()) script.remove()
})

const scripts = () => [...document.querySelectorAll<HTMLScriptElement & HTMLElement>('head script')]
const hosts = () => scripts().map(({ src }) => new URL(src).host)
const CHAT = 'widget.intercom.io'

const start = () => import('#features/widgets/start.ts')

test('the chat widget loads even if the tag manager does not load within 10 s', async () => {
  const { startWidgets, widgetState } = await start()
  void startWidgets(both)
  await vi.advanceTimersByTimeAsync(TAG_MANAGER_TIMEOUT_MS - 1)
  expect([widgetState('tag manager'), warned]).toEqual(['loading', []])
  await vi.advanceTimersByTimeAsync(1)
  expect([widgetState('tag manager'), warned]).toEqual(['failed', ['tag manager load timeout']])
  expect(hosts()).toEqual([CHAT])
})

const stackOf = (message: string, place: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at run (${place}:1:2)` })
const errorEvent = (filename: string, message = '') => new ErrorEvent('error', { filename, message, cancelable: true })
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
const OWN = `${location.origin}/assets/a.js`

test.each([
  ['an error from a widget on our host', errorEvent('/cdn-cgi/chat/frame.js'), true],
  ['an error from another host', errorEvent('https://js.intercomcdn.com/frame.js'), true],
  ['an error from a script without a URL', errorEvent('', 'Script error.'), true],
  ['an error from our own entry', errorEvent('/assets/entry.js', 'x'), false],
  ['a rejection from another host', rejection(stackOf(`no ${OWN}`, 'https://js.intercomcdn.com/frame.js')), true],
  ['a rejection without a stack', rejection('x'), true],
  ['a rejection from our own code', rejection(stackOf('no https://a.test/b.js', OWN)), false],
])('the page silences only browser errors from third-party code: %s', async (_what, event, isSilenced) => {
  const { silenceThirdParties } = await import('#features/widgets/silence.ts')
  silenceThirdParties()
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isSilenced)
})
