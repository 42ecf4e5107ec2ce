/** Toasts. Ark UI's part is loaded with the first one. */
import { draw } from './region'

export interface Toast {
  title: string
  description: string
  destructive?: boolean
}

/** Fetches the part ahead, for pages whose toasts may have to tell that there is no connection. */
export function readyToasts(): void {
  // Without a connection it cannot come; pages say in place what a toast would.
  if (!import.meta.env.SSR) void import('./toaster').catch(() => undefined)
}

export function showToast(toast: Toast): void {
  // The server never draws one, so Ark stays out of the worker.
  if (import.meta.env.SSR) return
  void import('./toaster').then((part?: typeof import('./toaster')) => {
    // Code that is gone while a page is waited for comes as nothing (see preload-failure.ts); the page says it in place.
    if (!part) return
    draw('toasts', part.default)
    part.addToast(toast)
  })
}
