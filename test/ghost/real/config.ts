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
    security: { staffDeviceVerification: false, allowWebhookInternalIPs: true },
    sendWelcomeEmail: false,
    emailAnalytics: { enabled: false },
    backgroundJobs: { emailAnalytics: false, clickTrackingLastSeenAtUpdater: false },
    // By default, Ghost blocks an IP address after 100 wrong keys, and the contract tests send wrong keys.
    spam: { user_login: { freeRetries: 1000 }, content_api_key: { freeRetries: 10_000 } },
    explore: { update_url: '', testimonials_url: '' },
    updateCheck: { url: NOWHERE, forceUpdate: false },
  }
}
