import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { createPieceStore } from '#worker/cache/piece-store'
import type { Bindings } from '#worker/env'

const { CONTENT: kv } = env as unknown as Bindings
const asText = (text: string) => text

function setUp() {
  const failures: string[] = []
  const pieces = createPieceStore(kv, async (operation, run) => run().catch(() => void failures.push(operation)))
  return { pieces, failures }
}

test('a replaced piece leaves the memory, and a reader gets it from KV again', async () => {
  const { pieces } = setUp()
  const first = await pieces.put('test', 'first')
  const second = await pieces.put('test', 'second', first)
  const get = vi.spyOn(kv, 'get')
  expect([await pieces.get(second, asText), get.mock.calls.length]).toEqual(['second', 0])
  expect([await pieces.get(first, asText), get.mock.calls.length]).toEqual(['first', 1])
})

test('while KV fails, a piece and the piece that it replaces are readable in this isolate', async () => {
  const { pieces, failures } = setUp()
  vi.spyOn(kv, 'put').mockRejectedValue(new Error('down'))
  const first = await pieces.put('down', 'one')
  const second = await pieces.put('down', 'two', first)
  expect([await pieces.get(first, asText), await pieces.get(second, asText)]).toEqual(['one', 'two'])
  expect(failures).toEqual(['put', 'put'])
})
