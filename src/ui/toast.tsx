/** Shows toasts. Ark UI's toaster code loads with src/app/failure-toasts.ts or when the first toast is shown. */
import { lazyImport } from '#browser/lazy-import.ts'
import { mountInRoot } from './root-slot.tsx'
import type { ToastContent } from './toaster.tsx'

const loadToaster = lazyImport(import.meta.env.SSR ? undefined : () => import('./toaster.tsx'))

/** Shows a toast. Does nothing if the toaster fails to load, because the page shows the same message. */
export function showToast(toast: ToastContent): void {
  void loadToaster().then((toaster) => {
    if (!toaster) return
    mountInRoot('toasts', toaster.Toasts)
    toaster.addToast(toast)
  })
}
