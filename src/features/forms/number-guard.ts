import { lazyImport } from '#browser/lazy-import.ts'

/** Loads the rules that find sensitive numbers. */
export const numberGuard = lazyImport(() => import('#shared/sensitive.ts'))
