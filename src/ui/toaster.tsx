import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { TOAST_DURATION_MS, TOAST_GAP_PX, TOAST_WIDTH_PX, TOASTS_KEPT, TOASTS_VISIBLE } from './toasts.ts'

export interface ToastContent {
  title: string
  description: string
  destructive?: boolean
  action?: ToastAction
  /** The toast's id. A new toast replaces an earlier toast with the same id. */
  id?: string
}

/** An action in a toast. It is a link, or a button that dismisses the toast and calls `onClick`. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { href: string })

const toaster = createToaster({
  placement: 'bottom-end',
  max: TOASTS_KEPT,
  gap: TOAST_GAP_PX,
  duration: TOAST_DURATION_MS,
})

/** Ark UI's ids for the current toasts, newest first. */
let kept: string[] = []
/** Maps a toast's `id` to Ark UI's id for the newest toast with this `id`. */
const newest = new Map<string, string>()

export function addToast({ title, description, destructive = false, action, id }: ToastContent): void {
  const replaced = id && newest.get(id)
  if (replaced) toaster.remove(replaced)

  const type = destructive ? 'error' : 'success'
  const button = action && 'onClick' in action ? { action } : {}
  const arkId = toaster.create({ title, description, type, meta: { action }, ...button })
  if (id) newest.set(id, arkId)
  kept = [arkId, ...kept]
  for (const old of kept.slice(TOASTS_KEPT)) toaster.remove(old)
  kept = kept.slice(0, TOASTS_KEPT)
}

/**
 * Positions each toast on the screen. Ark UI sets CSS variables for the position, but provides no styles that use these
 * variables.
 */
const STYLE = {
  width: `min(${TOAST_WIDTH_PX}px, calc(100vw - 2rem))`,
  translate: 'var(--x) var(--y)',
  zIndex: 'var(--z-index)',
  opacity: 'var(--opacity)',
}

const BUTTON = 'py-1 text-inherit underline cursor-pointer'

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
          className={`p-4 border rounded [box-shadow:0_4px_16px_#0003] ${toast.type === 'error' ? 'text-surface bg-danger border-danger [--focus:currentcolor]' : 'text-ink bg-surface border-line'}`}
        >
          <Toast.Title className="flex items-center gap-2 font-bold">
            {toast.type === 'error' ? (
              <svg className="size-5 shrink-0" aria-hidden="true">
                <use href="/art/icons.svg#warning-circle" />
              </svg>
            ) : null}
            {toast.title}
          </Toast.Title>
          <Toast.Description>{toast.description}</Toast.Description>
          <div className="mt-2 flex gap-5">
            <Action action={toast.meta?.action} />
            <Toast.CloseTrigger className={BUTTON}>Dismiss</Toast.CloseTrigger>
          </div>
        </Toast.Root>
      )}
    </Toaster>
  )
}

function Action({ action }: { action: ToastAction | undefined }) {
  if (!action) return null
  if ('href' in action)
    return (
      <a href={action.href} className={BUTTON}>
        {action.label}
      </a>
    )
  return <Toast.ActionTrigger className={BUTTON}>{action.label}</Toast.ActionTrigger>
}
