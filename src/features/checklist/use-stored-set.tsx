import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

export interface StoredSet {
  has(id: string): boolean
  size: number
  toggle(id: string): void
  clear(): void
}

const EMPTY = '[]'
/** If local storage is blocked or full, keeps answers and check marks in memory until the page is closed. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** Keeps a set of ids in local storage. On hydration, adds the values of checkboxes named `key` that are already checked. */
export function useStoredSet(key: string): StoredSet {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => EMPTY,
  )
  useLayoutEffect(() => {
    const checked = document.querySelectorAll<HTMLInputElement>(`input[name="${key}"]:checked`)
    const known = parse(read(key))
    const all = new Set([...known, ...[...checked].map(({ value }) => value)])
    if (all.size > known.size) save(key, JSON.stringify([...all]))
  }, [key])
  const ids = useMemo(() => parse(stored), [stored])
  const write = useCallback((next: Set<string>) => save(key, JSON.stringify([...next])), [key])
  return {
    has: (id) => ids.has(id),
    size: ids.size,
    toggle: (id) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      write(next)
    },
    clear: () => write(new Set()),
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(key: string): string {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? EMPTY
  } catch {
    return EMPTY
  }
}

function save(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  for (const listener of listeners) listener()
}

function parse(stored: string): Set<string> {
  try {
    const value: unknown = JSON.parse(stored)
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}
