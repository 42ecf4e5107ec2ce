/**
 * Tooltips of the buttons that are no more than an icon: they show the name a screen reader is told, to a pointer that
 * rests and to the keyboard, never to touch. Nothing of them is in the markup; Ark UI's part is loaded when such a
 * button is first touched. The delays are kept here, since there is one tooltip for all buttons.
 */
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#shared/shell'
import { draw } from './region'

const TRIGGER = '.icon-button'
const BUBBLE = '.tooltip'
/** Time for the pointer to get from the button into the tooltip, ms. */
const LEAVE_MS = 150

export function watchTooltips(): void {
  let wanted: Element | null = null
  let shown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY

  function want(trigger: HTMLElement, delay: number) {
    const bubble = import('./tooltip-bubble')
    clearTimeout(timer)
    wanted = trigger
    timer = setTimeout(async () => {
      const { default: Bubble, show } = await bubble
      if (wanted !== trigger) return
      draw('tooltip', Bubble)
      shown = true
      show(trigger, hide)
    }, delay)
  }
  function hide() {
    clearTimeout(timer)
    if (!shown) return
    shown = false
    hiddenAt = performance.now()
    void import('./tooltip-bubble').then(({ show }) => show(null, hide))
  }
  function leave() {
    clearTimeout(timer)
    wanted = null
    timer = setTimeout(hide, LEAVE_MS)
  }

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    const trigger = target.closest<HTMLElement>(TRIGGER)
    if (target.closest(BUBBLE)) clearTimeout(timer)
    else if (trigger && trigger !== wanted) {
      const atOnce = shown || performance.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS
      want(trigger, atOnce ? 0 : TOOLTIP_DELAY_MS)
    } else if (!trigger && !wanted?.matches(':focus-visible')) leave()
  })
  document.documentElement.addEventListener('pointerleave', leave)
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(`${TRIGGER}:focus-visible`)) want(target, 0)
  })
  addEventListener('focusout', ({ target }) => {
    if (target === wanted) leave()
  })
  // Whoever presses the button knows what it does.
  for (const press of ['pointerdown', 'click']) addEventListener(press, hide, true)
}
