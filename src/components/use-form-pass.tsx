import { useCallback, useEffect, useRef } from 'react'
import { type FormPass, fetchFormPass, ripeToken } from '#queries/form-pass'
import type { Turnstile } from '#widgets/turnstile'

/** ms that a message waits for Turnstile's script. */
const START_TIMEOUT_MS = 3_000

/** What a form sends to show that a person filled it in: fetched when it is first touched, left out where it cannot be had. */
export function useFormPass(domain: string | undefined) {
  /** Where Turnstile draws itself. */
  const place = useRef<HTMLDivElement>(null)
  const pass = useRef<Promise<FormPass>>(undefined)
  const turnstile = useRef<Promise<Turnstile | undefined>>(undefined)

  const touch = useCallback(() => {
    // Nothing is touched on the server: this keeps the code for it out of the worker.
    if (import.meta.env.SSR) return
    async function begin() {
      const got = await fetchFormPass(domain)
      // None came: it is asked for anew at the next touch, and when the message is sent.
      if (!got.cameAt) pass.current = undefined
      if (got.turnstileSiteKey) turnstile.current = start(got.turnstileSiteKey)
      return got
    }
    async function start(siteKey: string) {
      try {
        const { startTurnstile } = await import('#widgets/turnstile')
        return place.current ? await startTurnstile(place.current, siteKey) : undefined
      } catch (error) {
        console.warn(`Turnstile load ${error instanceof Error ? error.message : 'failure'}`)
        return undefined
      }
    }
    pass.current ??= begin()
  }, [domain])

  useEffect(() => () => void turnstile.current?.then((widget) => widget?.remove()), [])

  return {
    place,
    touch,
    /** For one attempt to send. */
    async tokens() {
      touch()
      const got = await pass.current
      const widget = await Promise.race([
        turnstile.current,
        new Promise<undefined>((resolve) => setTimeout(resolve, START_TIMEOUT_MS)),
      ])
      return { formToken: got && (await ripeToken(got)), turnstileToken: await widget?.token() }
    },
    renew: () => void turnstile.current?.then((widget) => widget?.renew()),
  }
}
