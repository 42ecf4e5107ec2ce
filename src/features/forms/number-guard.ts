import { lazyImport } from '#browser/lazy-import.ts'

export const numberGuard = lazyImport(() => import('#shared/sensitive.ts'))
