import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { TOAST_DURATION_MS, TOAST_GAP_PX, TOAST_WIDTH_PX, TOASTS_KEPT, TOASTS_VISIBLE } from '#shared/toasts'

export interface ToastContent {
  title: string
  description: string
  destructive?: boolean
  /** Replaces an earlier toast with the same id. */
  id?: string
}

const toaster = createToaster({
  placement: 'bottom-end',
  max: TOASTS_KEPT,
  gap: TOAST_GAP_PX,
  duration: TOAST_DURATION_MS,
})

/** Ark's ids of the kept toasts, newest first. */
let kept: string[] = []
/** Ark's id of the newest toast, by the toast's own id. */
const newest = new Map<string, string>()

/** Keeps at most `TOASTS_KEPT` toasts: one more removes the oldest. */
export function addToast({ title, description, destructive = false, id }: ToastContent): void {
  const replaced = id && newest.get(id)
  if (replaced) toaster.remove(replaced)

  const arkId = toaster.create({ title, description, type: destructive ? 'error' : 'success' })
  if (id) newest.set(id, arkId)
  kept = [arkId, ...kept]
  for (const old of kept.slice(TOASTS_KEPT)) toaster.remove(old)
  kept = kept.slice(0, TOASTS_KEPT)
}

/** Ark computes the position of each toast as CSS variables, but ships no styles that use them. */
const STYLE = {
  width: `min(${TOAST_WIDTH_PX}px, calc(100vw - 2rem))`,
  translate: 'var(--x) var(--y)',
  zIndex: 'var(--z-index)',
  opacity: 'var(--opacity)',
}

export function Toasts() {
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
