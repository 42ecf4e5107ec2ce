import { lazyImport } from '#shared/lazy-import'

/** Loads the rules that find sensitive numbers. */
export const numberGuard = lazyImport(() => import('#shared/sensitive'))
