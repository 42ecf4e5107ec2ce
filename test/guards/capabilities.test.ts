import { expect, test } from 'vitest'
import { capabilityFaults } from './capabilities.ts'
import { readTree } from './source-tree.ts'

test('each power of the platform stays with its owner', () => {
  expect(capabilityFaults(readTree(['src', 'worker']))).toEqual([])
})

const ASKS = 'only the clients of Ghost and Turnstile ask other servers'
const STORES = 'only worker/cache/ touches KV and the Cache API'
const DATABASE = 'only worker/leads/ touches D1'
const BINDINGS = 'only worker/env.ts reads bindings'

test.each([
  ['worker/handlers/feeds.ts', "await fetch('https://ghost.example')", 'fetch', ASKS],
  ['worker/ghost/reader.ts', 'const ask = fetch', 'fetch', ASKS],
  ['worker/log.ts', "globalThis['fetch'](url)", 'globalThis.fetch', ASKS],
  ['worker/leads/mail.ts', 'new WebSocket(url)', 'WebSocket', ASKS],
  ['worker/handlers/pages.ts', 'let kv: KVNamespace', 'KVNamespace', STORES],
  ['worker/handlers/pages.ts', 'await caches.open("pages")', 'caches', STORES],
  ['worker/handlers/pages.ts', '(globalThis as Any).caches.default', '.caches', STORES],
  ['src/queries/posts.ts', 'export function keep(cache: Cache) {}', 'Cache', STORES],
  ['worker/handlers/contact.ts', 'let db: D1Database', 'D1Database', DATABASE],
  ['worker/cache/content-cache.ts', 'let rows: D1Result<string>', 'D1Result', DATABASE],
  ['worker/handlers/contact.ts', 'c.env.DB.prepare("")', '.env', BINDINGS],
  ['worker/middleware/brand.ts', 'const { env: bindings } = c', '.env', BINDINGS],
  ['worker/leads/store.ts', "import { env as e } from 'cloudflare:workers'", 'env', BINDINGS],
  ['worker/log.ts', 'process.env.GHOST_URL', '.env', BINDINGS],
])('%s: `%s` is found', (file, text, name, what) => {
  expect(capabilityFaults({ [file]: `// a comment\n${text}` })).toContain(`${what}: ${file}:2 uses ${name}`)
})

test('the owners may, and words in comments, strings and member names are no power', () => {
  const good = {
    'worker/ghost/client.ts': 'await fetch(url)',
    'worker/ghost/admin.ts': 'await fetch(url)',
    'worker/cache/page-cache.ts': 'const cache: Cache = caches.default',
    'worker/leads/store.ts': 'export function createLeadStore(db: D1Database) {}',
    'worker/env.ts': 'export interface Bindings { CONTENT: KVNamespace; DB: D1Database }',
    'worker/isolate.ts': 'export default { fetch(request, env, context) { return app.fetch(request, env, context) } }',
    'worker/middleware/page.ts':
      "const mode = import.meta.env.MODE // fetch(), caches, env\nlog('fetch KVNamespace env')",
    'worker/handlers/assets.ts': 'const options = { fetch: undefined, env: 1 }; assets.fetch(request)',
  }
  expect(capabilityFaults(good)).toEqual([])
})
