import { useCallback, useEffect, useState } from 'react'

/** Delay in ms between the last keystroke and the check, so that no notices appear while the visitor is typing. */
const PAUSE_MS = 600
const EVENTS = ['input', 'focusin', 'focusout']

/**
 * @param find Checks the form and returns the new findings. Receives the previous findings. Pass a stable function,
 * because a new function resets the check.
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

/** Returns the old object if the findings are equal, because a new object could make screen readers repeat a notice. */
function keepIfEqual<Findings>(before: Findings, after: Findings): Findings {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
