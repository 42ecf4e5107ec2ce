/** Shows toasts. The code of Ark UI's toaster loads with src/app/failure-toasts.ts or with the first toast. */
import { lazyImport } from '#browser/lazy-import.ts'
import { mountInRoot } from './root-slot.tsx'
import type { ToastContent } from './toaster.tsx'

const loadToaster = lazyImport(import.meta.env.SSR ? undefined : () => import('./toaster.tsx'))

/** Does nothing if the toaster's code cannot be loaded, because the page itself shows the same message. */
export function showToast(toast: ToastContent): void {
  void loadToaster().then((toaster) => {
    if (!toaster) return
    mountInRoot('toasts', toaster.Toasts)
    toaster.addToast(toast)
  })
}
