import { useCallback, useEffect, useRef } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { type FormPass, fetchFormPass, waitForToken } from './form-pass.ts'
import type { Turnstile } from './turnstile.ts'

const START_TIMEOUT_MS = 3_000

const loadTurnstile = lazyImport(import.meta.env.SSR ? undefined : () => import('./turnstile.ts'))

/** Fetches a signed timestamp and a Turnstile token when the visitor first uses the form. Both are optional. */
export function useFormPass(domain: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const pass = useRef<Promise<FormPass>>(undefined)
  const turnstile = useRef<Promise<Turnstile | undefined>>(undefined)

  const touch = useCallback(() => {
    async function begin() {
      const fetched = await fetchFormPass(domain)
      // If the signed timestamp could not be fetched, fetches it when the visitor next uses or submits the form.
      if (!fetched.receivedAt) pass.current = undefined
      if (fetched.turnstileSiteKey) turnstile.current = start(fetched.turnstileSiteKey)
      return fetched
    }
    async function start(siteKey: string) {
      try {
        const turnstile = await loadTurnstile()
        if (!turnstile) throw new Error('failure')
        return place.current ? await turnstile.startTurnstile(place.current, siteKey) : undefined
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
    async tokens() {
      touch()
      const formPass = await pass.current
      const widget = await Promise.race([
        turnstile.current,
        new Promise<undefined>((resolve) => setTimeout(resolve, START_TIMEOUT_MS)),
      ])
      return { formToken: formPass && (await waitForToken(formPass)), turnstileToken: await widget?.token() }
    },
    renew: () => void turnstile.current?.then((widget) => widget?.renew()),
  }
}
