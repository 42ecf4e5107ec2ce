import { afterEach, expect, test } from 'vitest'
import { kvWith } from '#test/helpers/worker/content-isolates'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage'
import { createGenerations } from '#worker/cache/generation'

afterEach(emptyStorage)

test('after two changes within a second, KV has the later generation although it accepts one write per second', async () => {
  let writtenAt = Number.NEGATIVE_INFINITY
  const kv = kvWith('put', async (...args: Parameters<typeof CONTENT.put>) => {
    if (Date.now() - writtenAt < 1_000) throw new Error('429 Too Many Requests')
    writtenAt = Date.now()
    return CONTENT.put(...args)
  })
  const generations = createGenerations(kv, () => undefined)
  await generations.advance()
  await generations.advance()
  expect(await CONTENT.get('generation')).toBe(`${await generations.current()}`)
})
