/** The outside systems that are not configured, on this machine: the sample Ghost and the MailChannels simulator. */
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

export interface StandIns {
  /** Settings that lead the worker to them. */
  vars: Record<string, string>
  /** What to tell the developer. */
  lines: string[]
  ghost: SampleGhost | undefined
  mailbox: Mailbox | undefined
  stop(): Promise<void>
}

/** @param edge With the posts that only tests want. */
export async function startStandIns(given: Record<string, string>, { edge = false } = {}): Promise<StandIns> {
  const ghost = given.GHOST_URL ? undefined : await startSampleGhost({ edge })
  const mailbox = given.MAILCHANNELS_BASE_URL || given.MAILCHANNELS_API_KEY ? undefined : await startMailbox()
  return {
    ghost,
    mailbox,
    vars: {
      ...(ghost && { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey }),
      ...(mailbox && { MAILCHANNELS_BASE_URL: mailbox.url, MAILCHANNELS_API_KEY: 'local' }),
    },
    lines: [
      ghost ? `Posts     from the sample Ghost at ${ghost.url}` : `Posts     from ${given.GHOST_URL}`,
      mailbox ? `Sent mail ${mailbox.url}` : `Mail      goes out through MailChannels`,
    ],
    async stop() {
      await Promise.all([ghost?.stop(), mailbox?.stop()])
    },
  }
}
