import { expect } from 'vitest'
import wrangler from '../../../wrangler.toml?raw'
import { newIsolate } from './site.ts'

export function endlessPeriod() {
  const [production = ''] = wrangler.split('[env.')
  const limits = [...production.matchAll(/name = "(\w+)"\n.*\nsimple = \{ limit = (\d+)/g)].map(([, name, limit]) => {
    const counts = new Map<string, number>()
    const count = async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: Number(counts.get(key)) <= Number(limit) }
    }
    return [name, { limit: count }]
  })
  expect(limits.map(([name]) => name)).toEqual(['CONTACT_LIMIT', 'BRAND_FLOOD', 'READ_LIMIT'])
  newIsolate(Object.fromEntries(limits))
}
