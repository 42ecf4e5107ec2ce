/** Starts fake versions of Ghost, MailChannels and Access, except for services that the settings already configure. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { startSampleGhost } from '#test/ghost/sample-ghost.ts'
import { brandsPerStaff } from '#worker/platform/setting-values.ts'
import { startAccessStandIn } from './access-stand-in.ts'
import { startMailbox } from './mailbox.ts'

export function webhookAddress(port: number): string {
  return `http://127.0.0.1:${port}/api/ghost/webhook`
}

function faultLines(standIns: Record<string, { url: string } | undefined>): string[] {
  const lines = Object.entries(standIns).flatMap(([name, standIn]) =>
    standIn ? [`Make ${name} fail: curl -X POST ${standIn.url}/__fault -d '{"kind":"500"}'`] : [],
  )
  return lines.length > 0 ? ['', ...lines, 'The kind "none" ends a fault. README.md lists the kinds.'] : []
}

function staffOf({ DESK_STAFF: staff }: Record<string, string>): string[] {
  const parsed = v.safeParse(brandsPerStaff, staff)
  return parsed.success ? Object.keys(parsed.output) : ['ana@firm.example', 'bob@firm.example']
}

/** @param options.edge If true, the mock Ghost also contains the posts in test/ghost/edge-posts.ts. */
export async function startStandIns(settings: Record<string, string>, { edge = false } = {}) {
  const ghost = settings.GHOST_URL ? undefined : await startSampleGhost({ edge })
  const mailbox = settings.MAILCHANNELS_BASE_URL || settings.MAILCHANNELS_API_KEY ? undefined : await startMailbox()
  const access = settings.DESK_HOST ? undefined : await startAccessStandIn(staffOf(settings))
  const secret = settings.GHOST_WEBHOOK_SECRET ?? randomUUID()
  return {
    ghost,
    mailbox,
    access,
    vars: {
      ...(ghost && {
        GHOST_URL: ghost.url,
        GHOST_CONTENT_KEY: ghost.contentKey,
        GHOST_WEBHOOK_SECRET: secret,
        GHOST_ADMIN_KEY: ghost.adminKey,
        PREVIEW_SECRET: settings.PREVIEW_SECRET ?? randomUUID(),
      }),
      ...access?.vars,
      ...(mailbox && { MAILCHANNELS_BASE_URL: mailbox.url, MAILCHANNELS_API_KEY: 'local' }),
    },
    lines: [
      ghost ? `Posts     from the mock Ghost at ${ghost.url}` : `Posts     from ${settings.GHOST_URL}`,
      mailbox ? `Email     at ${mailbox.url}` : 'Email     is sent through MailChannels',
      access ? `Desk      ${access.url}` : `Desk      at ${settings.DESK_HOST}`,
      ...faultLines({ Ghost: ghost, mail: mailbox }),
    ],
    connect(port: number) {
      ghost?.setWebhook({ url: webhookAddress(port), secret })
      access?.connect(port)
    },
    async stop() {
      await Promise.all([ghost?.stop(), mailbox?.stop(), access?.stop()])
    },
  }
}
