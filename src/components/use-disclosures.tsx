import { type RefObject, useEffect } from 'react'
import { SUBMENU_CLOSE_MS } from '#shared/shell'

/**
 * What script adds to menus made of <details>, which open and close without it: one open at a time, closing on a click
 * outside, on choosing and on Escape (focus goes back to what opened it); submenus open on hover and close a moment
 * after the pointer has left.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const timers = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>()
    const all = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const detailsAt = (target: EventTarget | null) => (target as Element | null)?.closest?.('details') ?? null
    const close = (details: HTMLDetailsElement) => {
      details.open = false
    }

    function onToggle(event: Event) {
      const opened = event.target as HTMLDetailsElement
      if (opened.open) for (const other of all()) if (!other.contains(opened)) close(other)
    }
    function onClick(event: MouseEvent) {
      if ((event.target as Element).closest('a')) all().forEach(close)
    }
    function onClickOutside(event: MouseEvent) {
      for (const details of all()) if (!details.contains(event.target as Node)) close(details)
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      const open = detailsAt(document.activeElement)
      const details = open?.open ? open : (open?.parentElement?.closest('details') ?? all().at(-1))
      if (!details?.open) return
      close(details)
      details.querySelector('summary')?.focus()
    }
    function onOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      const details = detailsAt(event.target)
      if (!details?.matches('[data-hover]')) return
      clearTimeout(timers.get(details))
      details.open = true
    }
    function onOut(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      const details = detailsAt(event.target)
      if (!details?.matches('[data-hover]') || details.contains(event.relatedTarget as Node | null)) return
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
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('toggle', onToggle, true)
      element.removeEventListener('click', onClick)
      element.removeEventListener('pointerover', onOver)
      element.removeEventListener('pointerout', onOut)
      document.removeEventListener('click', onClickOutside)
      document.removeEventListener('keydown', onKey)
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [root])
}
