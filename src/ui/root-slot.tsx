import { type ComponentType, useSyncExternalStore } from 'react'

type Mounted = readonly (readonly [name: string, Component: ComponentType])[]

let mounted: Mounted = []
const none: Mounted = []
const listeners = new Set<() => void>()

/** Mounts a component at the end of the document. Only the first call for each name has an effect. */
export function mountInRoot(name: string, Component: ComponentType): void {
  if (mounted.some(([other]) => other === name)) return
  mounted = [...mounted, [name, Component]]
  for (const listener of listeners) listener()
}

export function RootSlot() {
  const components = useSyncExternalStore(
    subscribe,
    () => mounted,
    () => none,
  )
  return components.map(([name, Component]) => <Component key={name} />)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
