import { type RefObject, useEffect } from 'react'
import { SUBMENU_CLOSE_MS } from '#browser/shell.ts'

/**
 * Adds JavaScript behavior to menus built from <details> elements. Only one menu is open at a time. A menu closes when
 * the visitor clicks outside it, follows one of its links, or moves focus out of `root`. Escape closes the innermost open
 * menu of the top bar, or the entire mobile panel, and moves focus to the closed element's summary. With a mouse, submenus
 * of the top bar open on hover and close `SUBMENU_CLOSE_MS` after the pointer leaves.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const timers = new Map<HTMLDetailsElement, ReturnType<typeof setTimeout>>()
    const panel = element.querySelector<HTMLDetailsElement>('[data-panel]')
    // In wide windows, CSS hides the panel's <details> element, so its `offsetParent` is null.
    const isNarrow = () => panel?.offsetParent != null
    const openMenus = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
    // The mobile panel's <details> element contains only the button. The panel's content is in the next element.
    const holds = (details: HTMLDetailsElement, node: Node) =>
      details.contains(node) || (details === panel && details.nextElementSibling?.contains(node))
    const submenuAt = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'mouse' && !isNarrow()
        ? (target as Element).closest<HTMLDetailsElement>('details[name="submenu"]')
        : null
    const close = (details: HTMLDetailsElement) => {
      details.open = false
    }

    function onToggle(event: Event) {
      const toggled = event.target as HTMLDetailsElement
      // When a menu opens, closes all other menus except its ancestors and submenus. The toggle event fires late, so a
      // submenu may already be open. When a menu closes, closes its submenus.
      for (const other of openMenus()) {
        const isInside = holds(toggled, other)
        if (toggled.open ? !isInside && !holds(other, toggled) : isInside) close(other)
      }
    }
    function onClick(event: MouseEvent) {
      const target = event.target as Element
      if (target.closest('a')) openMenus().forEach(close)
      // Prevents the click from closing a submenu that just opened on hover.
      if (target.closest('summary') && submenuAt(event as PointerEvent)?.open) event.preventDefault()
    }
    function onClickOutside(event: MouseEvent) {
      for (const details of openMenus()) if (!holds(details, event.target as Node)) close(details)
    }
    // Keeps menus open if focus moves within `root`. Otherwise, a closing menu could move the link that the visitor is tapping.
    function onFocus(event: FocusEvent) {
      if (!element?.contains(event.target as Node)) openMenus().forEach(close)
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      const menu = isNarrow() ? panel : openMenus().at(-1)
      if (!menu?.open) return
      close(menu)
      menu.querySelector('summary')?.focus()
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

    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('toggle', onToggle, { capture: true, signal })
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('pointerover', onOver, { signal })
    element.addEventListener('pointerout', onOut, { signal })
    document.addEventListener('click', onClickOutside, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => {
      listening.abort()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [root])
}
