/**
 * Cloudflare Turnstile, drawn when a form is touched. Nothing here keeps a message back: one without a token is looked at
 * by staff. https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
import { loadScript } from './load-script'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const LOAD_TIMEOUT_MS = 10_000
/** ms that a message waits for a token that is not there yet. */
const TOKEN_TIMEOUT_MS = 3_000

interface TurnstileApi {
  render(place: HTMLElement, options: Record<string, unknown>): string
  reset(id: string): void
  remove(id: string): void
}

export interface Turnstile {
  /** undefined where there is none in time. */
  token(): Promise<string | undefined>
  /** A token is good for one attempt. */
  renew(): void
  remove(): void
}

export async function startTurnstile(place: HTMLElement, sitekey: string): Promise<Turnstile> {
  const api = await loadApi()
  let token: string | undefined
  let isAnswered = false
  let onAnswer: () => void = () => undefined
  const answer = (given?: string) => {
    token = given
    isAnswered = true
    onAnswer()
  }
  const id = api.render(place, {
    sitekey,
    // Seen by those alone from whom it wants a click.
    appearance: 'interaction-only',
    size: 'flexible',
    'response-field': false,
    callback: answer,
    'expired-callback': () => {
      token = undefined
      isAnswered = false
    },
    // true: told here, so it does not write to the console itself.
    'error-callback': (code: string) => {
      console.warn(`Turnstile failure ${code}`)
      answer()
      return true
    },
  })
  return {
    async token() {
      if (!isAnswered)
        await new Promise<void>((resolve) => {
          onAnswer = resolve
          setTimeout(resolve, TOKEN_TIMEOUT_MS)
        })
      return token
    },
    renew() {
      token = undefined
      isAnswered = false
      api.reset(id)
    },
    remove: () => api.remove(id),
  }
}

/** @throws Error when the script does not come, or is not what it should be. */
async function loadApi(): Promise<TurnstileApi> {
  const target = window as { turnstile?: TurnstileApi }
  if (!target.turnstile) await loadScript(SCRIPT, LOAD_TIMEOUT_MS)
  if (!target.turnstile) throw new Error('failure')
  return target.turnstile
}
