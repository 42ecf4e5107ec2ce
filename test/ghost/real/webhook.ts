import type { WebhookTarget } from '../sample/webhook.ts'
import type { AdminApi } from './admin-api.ts'

/** What staff do once by hand (README.md): the integration tells the site whenever something changes. */
export async function addWebhook(admin: AdminApi, { url, secret }: WebhookTarget): Promise<void> {
  const webhook = { name: 'Site', event: 'site.changed', target_url: url, secret }
  await admin.call('POST', '/webhooks/', { webhooks: [webhook] })
}
