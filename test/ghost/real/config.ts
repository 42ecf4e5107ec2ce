/** Ghost's configuration for tests: no requests to other servers, no email, no lock-outs. */
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
    // The publishing tests need webhooks to this machine.
    security: { staffDeviceVerification: false, allowWebhookInternalIPs: true },
    sendWelcomeEmail: false,
    emailAnalytics: { enabled: false },
    backgroundJobs: { emailAnalytics: false, clickTrackingLastSeenAtUpdater: false },
    // By default, an IP address that sends 100 wrong keys gets only 429s, and the contract sends wrong keys.
    spam: { user_login: { freeRetries: 1000 }, content_api_key: { freeRetries: 10_000 } },
    explore: { update_url: '', testimonials_url: '' },
    updateCheck: { url: NOWHERE, forceUpdate: false },
  }
}
