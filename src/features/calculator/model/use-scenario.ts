/** Stores the calculator's state in the URL fragment. */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TaxYear } from '#tax/figures.ts'
import { emptyScenario, type Scenario } from '#tax/scenario.ts'
import { type Field, type Value, withValue } from './fields.ts'
import { readFragment, type ScenarioPair, writeFragment } from './fragment.ts'
import { labelOf } from './phrases.ts'

/** Delay in ms between the last keystroke and the URL update. Browsers limit the number of URL updates. */
const URL_DELAY_MS = 300

const PATH = '/resources/tax-calculator'

interface State extends ScenarioPair {
  /** React key of the calculator's form. A new key remounts the inputs, so that they show values that code has set. */
  formKey: number
  linkDamaged: boolean
  lastChange: { id: string; label: string; before: Scenario } | null
}

const UNCHANGED = { linkDamaged: false, lastChange: null }

/** Returns null if the URL fragment is neither empty nor a calculator scenario, for example if it is a section's id. */
function readUrl(start: ScenarioPair, formKey: number): State | null {
  const fragment = location.hash.slice(1)
  const pair = fragment ? readFragment(fragment) : start
  if (pair === null) return null
  return pair === 'damaged'
    ? { ...start, ...UNCHANGED, formKey, linkDamaged: true }
    : { ...pair, ...UNCHANGED, formKey }
}

function useUrlWriter(start: ScenarioPair) {
  const router = useRouter()
  return useCallback(
    (pair: ScenarioPair, { replace }: { replace: boolean }): void => {
      if (router.latestLocation.pathname !== PATH) return
      const fragment = writeFragment(pair)
      const hash = fragment === writeFragment(start) ? '' : fragment
      if (hash === location.hash.slice(1)) return
      void router.navigate({ to: PATH, search: true, hash, replace, resetScroll: false, hashScrollIntoView: false })
      // Writes the history entry immediately. Otherwise, navigation to a clicked link could overwrite it.
      router.history.flush()
    },
    [router, start],
  )
}

export function useScenario(year: TaxYear) {
  const [start] = useState<ScenarioPair>({ current: { ...emptyScenario, year }, baseline: null })
  const [state, setState] = useState<State>(() => readUrl(start, 0) ?? { ...start, ...UNCHANGED, formKey: 0 })
  const writeUrl = useUrlWriter(start)
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    // Delays the URL update only after typing. The visitor may press Back soon after `show`, and a delayed update would
    // then overwrite the earlier history entry.
    if (!state.lastChange) return writeUrl(state, { replace: true })
    const timer = setTimeout(() => writeUrl(state, { replace: true }), URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state, writeUrl])

  useEffect(() => {
    const writeLatest = () => writeUrl(latest.current, { replace: true })
    const onHashChange = () => {
      const next = readUrl(start, latest.current.formKey + 1)
      // A click on a skip link replaces the scenario in the URL fragment with the link's target. The browser has already moved
      // the focus to the target, so `writeLatest` can restore the scenario.
      if (next) setState(next)
      else writeLatest()
    }
    addEventListener('hashchange', onHashChange)
    // Saves the latest input in the URL when the visitor follows a link, so that the Back button restores the input.
    addEventListener('pagehide', writeLatest)
    addEventListener('click', writeLatest, true)
    return () => {
      removeEventListener('hashchange', onHashChange)
      removeEventListener('pagehide', writeLatest)
      removeEventListener('click', writeLatest, true)
    }
  }, [start, writeUrl])

  const edit = useCallback((field: Field, value: Value) => {
    setState((previous) => {
      const { current, lastChange } = previous
      const before = lastChange?.id === field.id ? lastChange.before : current
      const change = { id: field.id, label: labelOf(field, current), before }
      return { ...previous, current: withValue(current, field, value), lastChange: change, linkDamaged: false }
    })
  }, [])

  /** Replaces both scenarios and adds a history entry, so that the Back button restores the previous scenarios. */
  const show = useCallback(
    (next: ScenarioPair) => {
      writeUrl(latest.current, { replace: true })
      writeUrl(next, { replace: false })
      setState(({ formKey }) => ({ ...next, ...UNCHANGED, formKey: formKey + 1 }))
    },
    [writeUrl],
  )

  const isEmpty = state.current === start.current && state.baseline === null
  return { ...state, isEmpty, edit, show, reset: () => show(start) }
}
