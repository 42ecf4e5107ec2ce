import { Tooltip } from '@ark-ui/react/tooltip'
import { useSyncExternalStore } from 'react'

interface Shown {
  trigger: HTMLElement
  onClose(): void
  /** React key that changes each time the tooltip appears, so that Ark UI recomputes the position. */
  key: number
}

let shown: Shown | null = null
let count = 0
let notify = () => {}

/** Shows or hides the tooltip. @param trigger The element whose name the tooltip shows, or `null` to hide the tooltip. */
export function showTooltip(trigger: HTMLElement | null, onClose: () => void): void {
  shown = trigger && { trigger, onClose, key: count++ }
  notify()
}

export function TooltipBubble() {
  const current = useSyncExternalStore(subscribe, () => shown)
  if (!current) return null
  const { trigger, onClose, key } = current
  return (
    <Tooltip.Root
      key={key}
      open
      interactive
      onOpenChange={onClose}
      positioning={{ strategy: 'fixed', gutter: 6, getAnchorElement: () => trigger }}
    >
      <Tooltip.Positioner>
        <Tooltip.Content className="z-40 max-w-64 px-3 py-1 text-[length:var(--size-small)] text-ground bg-ink rounded-small">
          {nameOf(trigger)}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  )
}

function nameOf(trigger: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: innerText omits the theme toggle's hidden name.
  return trigger.ariaLabel ?? trigger.innerText
}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}
