/** Tells a site that something changed, as Ghost does: signed, within 2 s, once and never again. */
import { createHmac } from 'node:crypto'

export interface WebhookTarget {
  url: string
  secret: string
}

const TIMEOUT_MS = 2_000
const BODY = '{"event":"site.changed"}'

export interface Webhook {
  /** Where the word goes; until then it goes nowhere. */
  set(target: WebhookTarget | undefined): void
  /** Resolves with the status of the answer; undefined where there was none, or nobody to tell. */
  deliver(): Promise<number | undefined>
}

export function createWebhook(): Webhook {
  let target: WebhookTarget | undefined
  return {
    set: (next) => {
      target = next
    },
    async deliver() {
      if (!target) return undefined
      const { url, secret } = target
      const time = Date.now()
      const signature = createHmac('sha256', secret).update(`${BODY}${time}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'x-ghost-signature': `sha256=${signature}, t=${time}` }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { method: 'POST', headers, body: BODY, signal }).catch((error: unknown) => {
        console.error(`sample Ghost: the webhook to ${url} was not taken:`, error)
      })
      // 410 means that nobody is there any more: Ghost then forgets the webhook.
      if (response?.status === 410) target = undefined
      return response?.status
    },
  }
}
