/** Ghost's configuration for tests: it must call nobody, mail nobody and lock nobody out. */
import { join } from 'node:path'

const NOWHERE = 'http://127.0.0.1:9/'

export function ghostConfig(url: string, port: number, contentPath: string) {
  return {
    url,
    server: { host: '127.0.0.1', port, shutdownTimeout: 1000 },
    database: { client: 'better-sqlite3', connection: { filename: join(contentPath, 'data/ghost.db') } },
    mail: { transport: 'stub', from: 'noreply@example.test', options: {} },
    paths: { contentPath },
    logging: { level: 'info', transports: ['stdout'] },
    privacy: {
      useUpdateCheck: false,
      useGravatar: false,
      useRpcPing: false,
      useTinfoil: false,
      useIndexNow: false,
    },
    // Webhooks to this machine are how instant publishing is tried out.
    security: { staffDeviceVerification: false, allowWebhookInternalIPs: true },
    sendWelcomeEmail: false,
    emailAnalytics: { enabled: false },
    backgroundJobs: { emailAnalytics: false, clickTrackingLastSeenAtUpdater: false },
    // Ghost answers 429 to everybody at an address that sent 100 wrong keys, and the contract sends wrong ones.
    spam: { user_login: { freeRetries: 1000 }, content_api_key: { freeRetries: 10_000 } },
    explore: { update_url: '', testimonials_url: '' },
    updateCheck: { url: NOWHERE, forceUpdate: false },
  }
}
