import { type RefObject, useEffect } from 'react'
import { SUBMENU_CLOSE_MS } from '#shared/shell'

/**
 * What script adds to menus made of <details>, which open and close without it: one open at a time, closing on a click
 * outside, on choosing, when focus leaves the bar, and on Escape (focus goes back to what opened it); submenus open on
 * hover and close a moment after the pointer has left.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const timers = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>()
    const all = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const submenuAt = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'mouse' ? (target as Element).closest<HTMLDetailsElement>('details[data-hover]') : null
    const close = (details: HTMLDetailsElement) => {
      details.open = false
    }

    function onToggle(event: Event) {
      const opened = event.target as HTMLDetailsElement
      if (!opened.open) return
      // The event comes late: by now something inside what it tells of may be open as well.
      for (const other of all()) if (!other.contains(opened) && !opened.contains(other)) close(other)
    }
    function onClick(event: MouseEvent) {
      const target = event.target as Element
      if (target.closest('a')) all().forEach(close)
      // The pointer has opened it on its way here, and the click would shut it.
      if (target.closest('summary') && submenuAt(event as PointerEvent)?.open) event.preventDefault()
    }
    function onClickOutside(event: MouseEvent) {
      for (const details of all()) if (!details.contains(event.target as Node)) close(details)
    }
    // Only once it has left the bar: a menu that shuts when focus passes to the next would move it from under a finger.
    function onFocus(event: FocusEvent) {
      if (!element?.contains(event.target as Node)) all().forEach(close)
    }
    function onKey(event: KeyboardEvent) {
      const innermost = all().at(-1)
      if (event.key !== 'Escape' || !innermost) return
      close(innermost)
      innermost.querySelector('summary')?.focus()
    }
    function onOver(event: PointerEvent) {
      const details = submenuAt(event)
      if (!details) return
      clearTimeout(timers.get(details))
      details.open = true
    }
    function onOut(event: PointerEvent) {
      const details = submenuAt(event)
      if (!details || details.contains(event.relatedTarget as Node | null)) return
      timers.set(
        details,
        setTimeout(() => close(details), SUBMENU_CLOSE_MS),
      )
    }

    element.addEventListener('toggle', onToggle, true)
    element.addEventListener('click', onClick)
    element.addEventListener('pointerover', onOver)
    element.addEventListener('pointerout', onOut)
    document.addEventListener('click', onClickOutside)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('toggle', onToggle, true)
      element.removeEventListener('click', onClick)
      element.removeEventListener('pointerover', onOver)
      element.removeEventListener('pointerout', onOut)
      document.removeEventListener('click', onClickOutside)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [root])
}
