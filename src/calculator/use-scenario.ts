/**
 * The scenario at hand, kept in the address's fragment. Around the router on purpose: to it a fragment is a place on the
 * page, and each key pressed would be a navigation.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyScenario, type Scenario } from '#tax/scenario'
import { type Field, type Value, withValue } from './fields.ts'
import { readFragment, type Shared, writeFragment } from './fragment.ts'
import { labelOf } from './phrases.ts'

/** So long after the last key the address follows. Browsers refuse to follow many times a second. */
const SETTLE_MS = 300

interface State extends Shared {
  /** Fields are drawn anew when it changes: their text is from elsewhere then. */
  generation: number
  broken: boolean
  /** What was last changed, and what stood before. */
  last: { id: string; label: string; before: Scenario } | null
}

const START: Shared = { current: emptyScenario, kept: null }
const startFragment = writeFragment(START)

function fromAddress(generation: number): State | null {
  const fragment = location.hash.slice(1)
  const read = fragment ? readFragment(fragment) : START
  if (read === null) return null
  const broken = read === 'broken'
  return { ...(broken ? START : read), broken, generation, last: null }
}

const write = (method: 'pushState' | 'replaceState', shared: Shared): void => {
  const fragment = writeFragment(shared)
  const bare = location.pathname + location.search
  const url = fragment === startFragment ? bare : `${bare}#${fragment}`
  if (url !== bare + location.hash) History.prototype[method].call(history, history.state, '', url)
}

export function useScenario() {
  const [state, setState] = useState<State>(
    () => fromAddress(0) ?? { ...START, broken: false, generation: 0, last: null },
  )
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    const settled = setTimeout(() => write('replaceState', state), state.broken ? 0 : SETTLE_MS)
    return () => clearTimeout(settled)
  }, [state])

  useEffect(() => {
    const follow = () => {
      const next = fromAddress(latest.current.generation + 1)
      // A skip link has taken the fragment: the focus has moved by now, and the address is the scenario's again.
      if (next) setState(next)
      else write('replaceState', latest.current)
    }
    // What was typed just before a link is there on Back: it is written before the router leaves the page.
    const keep = () => write('replaceState', latest.current)
    addEventListener('hashchange', follow)
    addEventListener('pagehide', keep)
    addEventListener('click', keep, true)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('pagehide', keep)
      removeEventListener('click', keep, true)
    }
  }, [])

  const edit = useCallback((field: Field, value: Value) => {
    setState((was) => {
      const before = was.last?.id === field.id ? was.last.before : was.current
      const last = { id: field.id, label: labelOf(field, was.current), before }
      return { ...was, current: withValue(was.current, field, value), last, broken: false }
    })
  }, [])

  /** A step one can go back from. */
  const go = useCallback((next: Shared) => {
    write('replaceState', latest.current)
    write('pushState', next)
    setState(({ generation }) => ({ ...next, generation: generation + 1, broken: false, last: null }))
  }, [])

  return { ...state, edit, go }
}
