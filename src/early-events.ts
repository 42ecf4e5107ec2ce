/** Repeats clicks and changes that the visitor made before React handled events. src/start-script.ts records them. */
import { EARLY_EVENTS } from './start-script'

/** The number of recorded events that came before React listened. */
let eventsBeforeReact = 0

/** Call it right after `hydrateRoot`. From then on React handles clicks, but it may miss a changed field. */
export function markReactListening(): void {
  eventsBeforeReact = window[EARLY_EVENTS]?.length ?? 0
}

/** Call it once React has hydrated the page. */
export async function repeatEarlyEvents(): Promise<void> {
  const isButton = (control: HTMLElement) => control instanceof HTMLButtonElement
  const events = (window[EARLY_EVENTS] ?? []).filter(
    ([control], index) => index < eventsBeforeReact || !isButton(control),
  )
  window[EARLY_EVENTS] = undefined
  if (events.length === 0) return
  // React hydrates the part of the page around the target of such an event at once, but not while it runs effects.
  await nextTask()
  for (const [control] of events) control.dispatchEvent(new Event('auxclick', { bubbles: true }))
  await nextTask()
  const openMenus = document.querySelectorAll<HTMLDetailsElement>('details[open]')
  const fields = new Map(events.filter(([control]) => !isButton(control)))
  for (const [control] of events) if (isButton(control)) control.click()
  for (const [field, isChecked] of fields) await repeatChange(field, isChecked === true)
  // The clicks were outside the menus, which closed them.
  for (const menu of openMenus) menu.open = true
}

async function repeatChange(field: HTMLElement, isChecked: boolean): Promise<void> {
  if (!(field instanceof HTMLInputElement && field.type === 'checkbox')) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  // React ignores a click that does not change the checkbox that it knows.
  field.checked = !isChecked
  field.click()
  await nextTask()
  // React may have known the visitor's state already, for example from storage.
  if (field.checked !== isChecked) field.click()
  await nextTask()
}

/** By then React has rendered the changes of the last event. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
