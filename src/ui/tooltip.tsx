/**
 * Shows tooltips for icon buttons. A tooltip shows the button's accessible name on hover and keyboard focus, but not on
 * touch. All buttons share one Ark UI tooltip, which loads when a visitor first uses an icon button. The shared tooltip has
 * no Ark UI trigger, so this file implements the delays.
 */
import { lazyImport } from '#browser/lazy-import.ts'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#browser/shell.ts'
import { mountInRoot } from './root-slot.tsx'

const TRIGGER = '.icon-button'
const BUBBLE = '[role=tooltip]'
/** Delay in ms before the tooltip closes after the pointer leaves the button, so that the pointer can reach the tooltip. */
const LEAVE_MS = 150

const loadBubble = lazyImport(() => import('./tooltip-bubble.tsx'))

export function watchTooltips(): void {
  let current: Element | null = null
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY

  function schedule(trigger: HTMLElement, delayMs: number) {
    void loadBubble()
    clearTimeout(timer)
    current = trigger
    timer = setTimeout(() => show(trigger), delayMs)
  }
  async function show(trigger: HTMLElement) {
    const bubble = await loadBubble()
    if (!bubble || current !== trigger) return
    mountInRoot('tooltip', bubble.TooltipBubble)
    isShown = true
    bubble.showTooltip(trigger, hide)
  }
  function hide() {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    void loadBubble().then((bubble) => bubble?.showTooltip(null, hide))
  }
  function leave() {
    clearTimeout(timer)
    current = null
    timer = setTimeout(hide, LEAVE_MS)
  }

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    const trigger = target.closest<HTMLElement>(TRIGGER)
    if (target.closest(BUBBLE)) clearTimeout(timer)
    else if (trigger && trigger !== current) {
      const skipsDelay = isShown || performance.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS
      schedule(trigger, skipsDelay ? 0 : TOOLTIP_DELAY_MS)
    } else if (!trigger && !current?.matches(':focus-visible')) leave()
  })
  document.documentElement.addEventListener('pointerleave', leave)
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(`${TRIGGER}:focus-visible`)) schedule(target, 0)
  })
  addEventListener('focusout', ({ target }) => {
    if (target === current) leave()
  })
  for (const event of ['pointerdown', 'click']) addEventListener(event, hide, true)
}
