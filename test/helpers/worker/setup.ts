import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { emptyStorage } from './storage.ts'

// Test files share one workerd process. The Cache API cannot list entries to delete, so each file opens a new cache.
vi.restoreAllMocks()
const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] }
await applyD1Migrations(DB, TEST_MIGRATIONS)
await emptyStorage()
Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
