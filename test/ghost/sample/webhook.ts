/** Sends signed webhooks like Ghost: one attempt with a timeout of 2 s. */
import { createHmac } from 'node:crypto'

export interface WebhookTarget {
  url: string
  secret: string
}

const TIMEOUT_MS = 2_000
const BODY = '{"event":"site.changed"}'

export interface Webhook {
  /** Sets the receiver. By default there is none. */
  set(target: WebhookTarget | undefined): void
  /** Resolves with the status of the response, or undefined without a response or a receiver. */
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
        console.error(`sample Ghost: cannot send the webhook to ${url}:`, error)
      })
      // Ghost deletes a webhook whose receiver responds with 410.
      if (response?.status === 410) target = undefined
      return response?.status
    },
  }
}
