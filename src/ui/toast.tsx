/** Toasts. Ark UI's part is loaded with the first one; until then there is nothing of it on the page. */
import { lazy, Suspense, useSyncExternalStore } from 'react'

export interface Toast {
  title: string
  description: string
  destructive?: boolean
}

// The server never draws one, so Ark stays out of the worker.
const load = import.meta.env.SSR
  ? () => Promise.reject(new Error('No toasts on the server'))
  : () => import('./toaster')
const Toaster = lazy(load)

let wanted = false
const listeners = new Set<() => void>()

export function showToast(toast: Toast): void {
  wanted = true
  for (const listener of listeners) listener()
  void load().then(({ addToast }) => addToast(toast))
}

/** Where toasts appear; stands once, in the document's root. */
export function ToastRegion() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return show ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
