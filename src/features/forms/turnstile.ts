/**
 * Fetches Turnstile tokens for the forms. Staff review messages that arrive without a token. Turnstile's documentation:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
import { loadScript } from '#browser/load-script.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const LOAD_TIMEOUT_MS = 10_000
const TOKEN_TIMEOUT_MS = 3_000

interface TurnstileApi {
  render(place: HTMLElement, options: Record<string, unknown>): string
  reset(id: string): void
  remove(id: string): void
}

export interface Turnstile {
  token(): Promise<string | undefined>
  /** Requests a new Turnstile token, because each submission needs a separate token. */
  renew(): void
  remove(): void
}

export async function startTurnstile(place: HTMLElement, sitekey: string): Promise<Turnstile> {
  const api = await loadApi()
  let token: string | undefined
  let isSettled = false
  const waiting: (() => void)[] = []
  const settle = (newToken?: string) => {
    token = newToken
    isSettled = true
    for (const resolve of waiting.splice(0)) resolve()
  }
  const id = api.render(place, {
    sitekey,
    // Turnstile shows its widget only if the visitor has to click it.
    appearance: 'interaction-only',
    size: 'flexible',
    'response-field': false,
    callback: settle,
    'expired-callback': () => {
      token = undefined
      isSettled = false
    },
    // Returning true tells Turnstile that the error was handled, so that Turnstile does not log it too.
    'error-callback': (code: string) => {
      console.warn(`Turnstile failure ${code}`)
      settle()
      return true
    },
  })
  return {
    async token() {
      if (!isSettled)
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
          setTimeout(resolve, TOKEN_TIMEOUT_MS)
        })
      return token
    },
    renew() {
      token = undefined
      isSettled = false
      api.reset(id)
    },
    remove: () => api.remove(id),
  }
}

/** Loads Turnstile's script. @throws Error if the script fails to load or does not define `window.turnstile`. */
async function loadApi(): Promise<TurnstileApi> {
  const target = window as { turnstile?: TurnstileApi }
  if (!target.turnstile) await loadScript(SCRIPT, LOAD_TIMEOUT_MS)
  if (!target.turnstile) throw new Error('failure')
  return target.turnstile
}
