/** Where Ark UI's parts stand: each from when it is first wanted; until then there is nothing of it on the page. */
import { type ComponentType, useSyncExternalStore } from 'react'

type Parts = readonly (readonly [name: string, Part: ComponentType])[]

let parts: Parts = []
const none: Parts = []
const listeners = new Set<() => void>()

export function draw(name: string, Part: ComponentType): void {
  if (parts.some(([known]) => known === name)) return
  parts = [...parts, [name, Part]]
  for (const listener of listeners) listener()
}

/** Stands once, in the document's root. */
export function Region() {
  const drawn = useSyncExternalStore(
    subscribe,
    () => parts,
    () => none,
  )
  return drawn.map(([name, Part]) => <Part key={name} />)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
