import { Tooltip } from '@ark-ui/react/tooltip'
import { useSyncExternalStore } from 'react'

interface Shown {
  trigger: HTMLElement
  onClose(): void
  /** Another for each showing, so that the place is found anew. */
  key: number
}

let shown: Shown | null = null
let count = 0
let notify = () => {}

/** @param trigger What the tooltip belongs to; null: none is shown. */
export function show(trigger: HTMLElement | null, onClose: () => void): void {
  shown = trigger && { trigger, onClose, key: count++ }
  notify()
}

export default function TooltipBubble() {
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
        <Tooltip.Content className="tooltip">{nameOf(trigger)}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  )
}

function nameOf(trigger: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: of the names of the scheme toggle only the displayed one counts
  return trigger.ariaLabel ?? trigger.innerText
}

function subscribe(listener: () => void) {
  notify = listener
  return () => {
    notify = () => {}
  }
}
