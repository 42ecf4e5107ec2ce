/** Shows toasts. Ark UI's toaster loads with src/app/failure-toasts.ts or with the first toast. */
import { lazyImport } from '#browser/lazy-import.ts'
import { mountInRoot } from './root-slot.tsx'
import type { ToastContent } from './toaster.tsx'

const loadToaster = lazyImport(import.meta.env.SSR ? undefined : () => import('./toaster.tsx'))

/** Shows nothing if the toaster cannot be loaded. Pages show the same message in place. */
export function showToast(toast: ToastContent): void {
  void loadToaster().then((toaster) => {
    if (!toaster) return
    mountInRoot('toasts', toaster.Toasts)
    toaster.addToast(toast)
  })
}
