/** Toasts. Ark UI's part is loaded with the first one. */
import { lateCode } from '#shared/late-code'
import { draw } from './region'

export interface Toast {
  title: string
  description: string
  destructive?: boolean
  /** What it is about: it takes the place of an earlier one about the same. */
  about?: string
}

// The server never draws one, so Ark stays out of the worker.
const toaster = import.meta.env.SSR ? undefined : lateCode(() => import('./toaster'))

/** Fetches the part ahead, for pages whose toasts may have to tell that there is no connection. */
export function readyToasts(): void {
  void toaster?.()
}

export function showToast(toast: Toast): void {
  void toaster?.().then((part) => {
    // Without it pages say in place what a toast would.
    if (!part) return
    draw('toasts', part.default)
    part.addToast(toast)
  })
}
