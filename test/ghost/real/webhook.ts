import type { WebhookTarget } from '../sample/editor.ts'
import type { AdminApi } from './admin-api.ts'

export async function addWebhook(admin: AdminApi, { url, secret }: WebhookTarget): Promise<void> {
  const webhook = { name: 'Site', event: 'site.changed', target_url: url, secret }
  await admin.call('POST', '/webhooks/', { webhooks: [webhook] })
}
