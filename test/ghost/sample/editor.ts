import { createHmac } from 'node:crypto'
import type { Store } from './store.ts'

export interface Editor {
  publish(...post: Parameters<Store['publish']>): Promise<void>
  edit(...changes: Parameters<Store['edit']>): Promise<void>
  unpublish(slug: string): Promise<void>
  remove(slug: string): Promise<void>
  setWebhook(target: WebhookTarget | undefined): void
}

export interface WebhookTarget {
  url: string
  secret: string
}

const TIMEOUT_MS = 2_000
const BODY = '{"event":"site.changed"}'

export function createEditor(store: Store): Editor {
  let target: WebhookTarget | undefined

  async function deliver() {
    if (!target) return
    const { url, secret } = target
    const time = Date.now()
    const signature = createHmac('sha256', secret).update(`${BODY}${time}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-ghost-signature': `sha256=${signature}, t=${time}` }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    await fetch(url, { method: 'POST', headers, body: BODY, signal }).catch((error: unknown) => {
      console.error(`mock Ghost: cannot send the webhook to ${url}:`, error)
    })
  }

  const withWebhook =
    <Parameters extends unknown[]>(change: (...parameters: Parameters) => void) =>
    async (...parameters: Parameters) => {
      change(...parameters)
      await deliver()
    }

  return {
    publish: withWebhook(store.publish),
    edit: withWebhook(store.edit),
    unpublish: withWebhook(store.unpublish),
    remove: withWebhook(store.remove),
    setWebhook: (next) => {
      target = next
    },
  }
}
