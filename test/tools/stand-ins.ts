/** The outside systems that are not configured, on this machine: the sample Ghost and the MailChannels simulator. */
import { randomUUID } from 'node:crypto'
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

/** Where the site on this port takes Ghost's word that something changed. */
export function webhookAddress(port: number): string {
  return `http://127.0.0.1:${port}/api/ghost/webhook`
}

export interface StandIns {
  /** Settings that lead the worker to them. */
  vars: Record<string, string>
  /** What to tell the developer. */
  lines: string[]
  ghost: SampleGhost | undefined
  mailbox: Mailbox | undefined
  /** Has the sample Ghost tell the site on this port what is published. */
  connect(sitePort: number): void
  stop(): Promise<void>
}

/** @param edge With the posts that only tests want. */
export async function startStandIns(given: Record<string, string>, { edge = false } = {}): Promise<StandIns> {
  const ghost = given.GHOST_URL ? undefined : await startSampleGhost({ edge })
  const mailbox = given.MAILCHANNELS_BASE_URL || given.MAILCHANNELS_API_KEY ? undefined : await startMailbox()
  const secret = given.GHOST_WEBHOOK_SECRET ?? randomUUID()
  return {
    ghost,
    mailbox,
    vars: {
      ...(ghost && { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, GHOST_WEBHOOK_SECRET: secret }),
      ...(mailbox && { MAILCHANNELS_BASE_URL: mailbox.url, MAILCHANNELS_API_KEY: 'local' }),
    },
    lines: [
      ghost ? `Posts     from the sample Ghost at ${ghost.url}` : `Posts     from ${given.GHOST_URL}`,
      mailbox ? `Sent mail ${mailbox.url}` : `Mail      goes out through MailChannels`,
    ],
    connect: (port) => ghost?.setWebhook({ url: webhookAddress(port), secret }),
    async stop() {
      await Promise.all([ghost?.stop(), mailbox?.stop()])
    },
  }
}
