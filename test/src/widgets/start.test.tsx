import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TAG_MANAGER_TIMEOUT_MS } from '#shared/widgets'

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

async function settle(event: 'load' | 'error') {
  scripts().at(-1)?.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
}

const start = () => import('#widgets/start')

test('the tag manager times out after 10 s with a warning, and then the chat loads', async () => {
  const { startWidgets, widgetState } = await start()
  void startWidgets(both)
  await vi.advanceTimersByTimeAsync(TAG_MANAGER_TIMEOUT_MS - 1)
  expect([widgetState('tag manager'), warned]).toEqual(['loading', []])
  await vi.advanceTimersByTimeAsync(1)
  expect([widgetState('tag manager'), warned]).toEqual(['failed', ['tag manager load timeout']])
  expect(hosts()).toEqual([CHAT])
})

test('a widget that fails to load causes only a warning', async () => {
  const { startWidgets, widgetState } = await start()
  const done = startWidgets(both)
  await settle('error')
  await settle('error')
  await done
  expect([widgetState('tag manager'), widgetState('chat widget'), warned]).toEqual([
    'failed',
    'failed',
    ['tag manager load failure', 'chat widget load failure'],
  ])
})

test.each([
  ['chat', '/cdn-cgi/chat/frame.js', '', true],
  ['another host', 'https://js.intercomcdn.com/frame.js', '', true],
  ['a script without a URL', '', 'Script error.', true],
  ['our own entry', '/assets/entry.js', 'x', false],
])('only third-party errors are silenced: %s', async (_what, filename, message, isSilenced) => {
  const { silenceThirdParties } = await import('#widgets/silence')
  silenceThirdParties()
  const event = new ErrorEvent('error', { filename, message, cancelable: true })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isSilenced)
})

const stackOf = (message: string, place: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at run (${place}:1:2)` })

test.each([
  ['another host', stackOf('x', 'https://js.intercomcdn.com/frame.js'), true],
  ['another host, about a page of ours', stackOf(`no ${location.origin}/assets/a.js`, 'https://a.test/b.js'), true],
  ['no stack', 'x', true],
  ['our own code', stackOf('x', `${location.origin}/assets/entry.js`), false],
  ['our own code, about another host', stackOf('no https://a.test/b.js', `${location.origin}/assets/a.js`), false],
])('only third-party rejections are silenced: %s', async (_what, reason, isSilenced) => {
  const { silenceThirdParties } = await import('#widgets/silence')
  silenceThirdParties()
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isSilenced)
})
