import { useCallback, useEffect, useState } from 'react'

/** Time after the last key press, ms. Keeps notices from appearing while the visitor still types. */
const PAUSE_MS = 600
const EVENTS = ['input', 'focusin', 'focusout']

/**
 * Checks a form when it is mounted and after each pause in typing.
 * @param find Receives the findings of the last check. Must be stable, because a new function starts over.
 * @returns the findings by field name, and a function that checks at once.
 */
export function useFormCheck<Finding>(
  form: HTMLFormElement,
  find: (before: Record<string, Finding>) => Record<string, Finding>,
) {
  const [found, setFound] = useState<Record<string, Finding>>({})
  const check = useCallback(() => setFound((before) => keepIfEqual(before, find(before))), [find])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(check, PAUSE_MS)
    }
    for (const event of EVENTS) form.addEventListener(event, schedule)
    schedule()
    return () => {
      clearTimeout(timer)
      for (const event of EVENTS) form.removeEventListener(event, schedule)
    }
  }, [form, check])

  return [found, check] as const
}

/** Keeps the old object if nothing changed, so that screen readers do not announce the same notice again. */
function keepIfEqual<Findings>(before: Findings, after: Findings): Findings {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
