import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { TOAST_DURATION_MS, TOAST_GAP_PX, TOAST_WIDTH_PX, TOASTS_KEPT, TOASTS_VISIBLE } from '#shared/toasts'
import type { Toast as ToastContent } from './toast'

const toaster = createToaster({
  placement: 'bottom-end',
  max: TOASTS_KEPT,
  gap: TOAST_GAP_PX,
  duration: TOAST_DURATION_MS,
})

let shown: string[] = []
const latest = new Map<string, string>()

/** Newest first, at most `TOASTS_KEPT`: the oldest goes when one more comes. */
export function addToast({ title, description, destructive = false, about }: ToastContent): void {
  const replaced = about && latest.get(about)
  if (replaced) toaster.remove(replaced)

  const id = toaster.create({ title, description, type: destructive ? 'error' : 'success' })
  if (about) latest.set(about, id)
  shown = [id, ...shown]
  for (const old of shown.slice(TOASTS_KEPT)) toaster.remove(old)
  shown = shown.slice(0, TOASTS_KEPT)
}

/** Where Ark says that each stands; it brings no styles that go by it. */
const STYLE = {
  width: `min(${TOAST_WIDTH_PX}px, calc(100vw - 2rem))`,
  translate: 'var(--x) var(--y)',
  zIndex: 'var(--z-index)',
  opacity: 'var(--opacity)',
}

export default function ArkToaster() {
  return (
    <Toaster toaster={toaster}>
      {(toast) => (
        <Toast.Root
          hidden={toaster
            .getVisibleToasts()
            .slice(TOASTS_VISIBLE)
            .some(({ id }) => id === toast.id)}
          style={STYLE}
          className="border border-line bg-surface text-ink p-4 [box-shadow:0_4px_16px_#0003]"
          data-destructive={toast.type === 'error' || undefined}
        >
          <Toast.Title className="font-bold">{toast.title}</Toast.Title>
          <Toast.Description>{toast.description}</Toast.Description>
          <Toast.CloseTrigger className="mt-2 py-1 underline">Dismiss</Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}
