import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { emptyStorage } from './storage.ts'

// Test files share one workerd process, so each file removes the mocks and data of earlier files. Each file also opens a new
// cache, because the Cache API cannot list the entries to delete.
vi.restoreAllMocks()
const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] }
await applyD1Migrations(DB, TEST_MIGRATIONS)
await emptyStorage()
Object.defineProperty(caches, 'default', { value: await caches.open(crypto.randomUUID()), configurable: true })
