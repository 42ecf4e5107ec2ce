/** The actions of staff in Ghost. */
import type { Store } from './store.ts'
import type { Webhook } from './webhook.ts'

/** Each action sends the webhook, if the test set a receiver, and resolves when it was sent. */
export interface Editor {
  publish(...post: Parameters<Store['publish']>): Promise<void>
  edit(...changes: Parameters<Store['edit']>): Promise<void>
  unpublish(slug: string): Promise<void>
  remove(slug: string): Promise<void>
}

export function createEditor(store: Store, webhook: Webhook): Editor {
  const withWebhook =
    <Parameters extends unknown[]>(change: (...parameters: Parameters) => void) =>
    async (...parameters: Parameters) => {
      change(...parameters)
      await webhook.deliver()
    }
  return {
    publish: withWebhook(store.publish),
    edit: withWebhook(store.edit),
    unpublish: withWebhook(store.unpublish),
    remove: withWebhook(store.remove),
  }
}
