import { lazyImport } from '#browser/lazy-import.ts'

/** Loads the code that finds sensitive numbers. */
export const numberGuard = lazyImport(() => import('#shared/sensitive.ts'))
