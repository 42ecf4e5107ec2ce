import { useCallback, useEffect, useRef } from 'react'
import { type FormPass, fetchFormPass, ripeToken } from '#queries/form-pass'
import type { Turnstile } from '#widgets/turnstile'

/** What a form sends to show that a person filled it in: fetched when it is first touched, left out where it cannot be had. */
export function useFormPass(domain: string | undefined) {
  /** Where Turnstile draws itself. */
  const place = useRef<HTMLDivElement>(null)
  const pass = useRef<Promise<FormPass>>(undefined)
  const turnstile = useRef<Turnstile>(undefined)

  const touch = useCallback(() => {
    // Nothing is touched on the server: this keeps the code for it out of the worker.
    if (import.meta.env.SSR) return
    async function begin() {
      const got = await fetchFormPass(domain)
      if (got.turnstileSiteKey) void start(got.turnstileSiteKey)
      return got
    }
    async function start(siteKey: string) {
      try {
        const { startTurnstile } = await import('#widgets/turnstile')
        if (place.current) turnstile.current = await startTurnstile(place.current, siteKey)
      } catch (error) {
        console.warn(`Turnstile load ${error instanceof Error ? error.message : 'failure'}`)
      }
    }
    pass.current ??= begin()
  }, [domain])

  useEffect(() => () => turnstile.current?.remove(), [])

  return {
    place,
    touch,
    /** For one attempt to send. */
    async tokens() {
      touch()
      const got = await pass.current
      return { formToken: got && (await ripeToken(got)), turnstileToken: await turnstile.current?.token() }
    },
    renew: () => turnstile.current?.renew(),
  }
}
