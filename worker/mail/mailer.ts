/** Sends emails. Senders and staff recipients never come from visitor input. */
import { DEFAULT_BRAND } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { deskLinks } from '#worker/desk/links.ts'
import { log } from '#worker/log.ts'
import { DeadlineExceeded, withDeadline } from '#worker/platform/deadline.ts'
import { headerText } from '#worker/platform/header-text.ts'
import { htmlPart } from './html.ts'
import type { Letter } from './kinds/kind.ts'
import { createSend, type MailOutcome } from './send.ts'
import { textPart } from './text.ts'

export const MAIL_DEADLINE_MS = 10_000

export interface MailOptions {
  apiKey: string | undefined
  baseUrl?: string | undefined
  /** Recipient of the emails to each brand's staff. By default, the email address in the brand's data. */
  to: Partial<Record<BrandId, string | undefined>>
  /** Sender of each brand's emails. The sender's domain must be set up for MailChannels. */
  from: Partial<Record<BrandId, string | undefined>>
  /** Recipient of alerts. By default, the recipient of the emails to the default brand's staff. */
  alertsTo?: string | undefined
  deskUrl?: string | undefined
  dkim?: { selector: string; privateKey: string } | undefined
}

const COPY = { note: 'This may be a second copy of an earlier email.' }

export type Mailer = ReturnType<typeof createMailer>

export function createMailer(options: MailOptions) {
  const send = createSend(options.apiKey, options.baseUrl)
  /** Returns a brand's sender address, which is also the organizer of the brand's appointments. */
  const senderOf = (brand: Brand) => options.from[brand.id] ?? `website@${brand.domain}`
  const recipientOf = (brand: Brand) => options.to[brand.id] ?? brand.contact.email

  function mailOf(id: string, brand: Brand, letter: Letter, isCopy: boolean) {
    const { to, replyTo, attachments } = letter
    const content = isCopy ? { ...letter.content, blocks: [COPY, ...letter.content.blocks] } : letter.content
    const sender = senderOf(brand)
    return {
      from: { email: sender, name: headerText(`${brand.name} website`) },
      to: to ?? recipientOf(brand),
      subject: content.subject,
      text: textPart(brand, content),
      html: htmlPart(brand, content),
      // The email's id is sent as the campaign id, because MailChannels includes the campaign id in delivery events.
      campaignId: id,
      ...(replyTo && { replyTo }),
      ...(attachments && { attachments }),
      ...(options.dkim && { dkim: { domain: sender.slice(sender.lastIndexOf('@') + 1), ...options.dkim } }),
    }
  }

  return {
    /** False if the API key is missing. Emails then stay queued, and no attempts are counted. */
    isConfigured: options.apiKey !== undefined,
    desk: deskLinks(options.deskUrl),
    alertsTo: options.alertsTo ?? recipientOf(DEFAULT_BRAND),
    senderOf,

    /**
     * Never throws an error.
     * @param id At most 48 characters.
     * @param options If `isCopy` is true, the email says that it may be a second copy.
     */
    async send(
      id: string,
      brand: Brand,
      letter: Letter,
      options: { isCopy?: boolean; deadlineMs?: number } = {},
    ): Promise<MailOutcome> {
      const { isCopy = false, deadlineMs = MAIL_DEADLINE_MS } = options
      try {
        const mail = mailOf(id, brand, letter, isCopy)
        const fallback = letter.ifMalformed && mailOf(id, brand, letter.ifMalformed, isCopy)
        return await withDeadline(deadlineMs, async (signal) => {
          const first = await send(mail, signal)
          const isMalformed = first.outcome === 'rejected' && first.error === 'HTTP 400'
          return isMalformed && fallback && !signal.aborted ? send(fallback, signal) : first
        })
      } catch (error) {
        if (error instanceof DeadlineExceeded) return { outcome: 'unknown', error: 'timeout' }
        // `send` returns request errors instead of throwing them, so this error occurred before the request to MailChannels.
        log('mailer-threw', { error })
        return { outcome: 'rejected', error: 'internal error' }
      }
    },
  }
}
