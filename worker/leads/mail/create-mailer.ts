/** The mails about leads. Recipient, sender and subject are the brand's own, whatever the visitor submitted. */
import { DEFAULT_BRAND } from '#brands/index'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import type { Mailer } from '../mailer'
import { confirmation } from './confirmation'
import type { MailContent } from './content'
import { headerText } from './header-text'
import { htmlPart } from './html'
import { notification } from './notification'
import { createSend } from './send'
import { alert, digest } from './staff'
import { textPart } from './text'

export interface MailOptions {
  apiKey: string | undefined
  baseUrl?: string | undefined
  /** Brand id → recipient. Overrides the brand's own address. */
  to: Partial<Record<BrandId, string | undefined>>
  /** Brand id → sender, on a domain that is set up for MailChannels. */
  from: Partial<Record<BrandId, string | undefined>>
  /** Recipient of alerts and daily summaries; by default, the recipient of the default brand. */
  alertsTo?: string | undefined
  /** One key for the domains of all senders. */
  dkim?: { selector: string; privateKey: string } | undefined
}

export function createMailer(options: MailOptions): Mailer {
  const send = createSend(options.apiKey, options.baseUrl)

  const brandMail = (brand: Brand, content: MailContent) => {
    const sender = options.from[brand.id] ?? `website@${brand.domain}`
    return {
      from: { email: sender, name: headerText(`${brand.name} website`) },
      subject: content.subject,
      text: textPart(brand, content),
      html: htmlPart(brand, content),
      ...(options.dkim && { dkim: { domain: sender.slice(sender.lastIndexOf('@') + 1), ...options.dkim } }),
    }
  }
  const recipientOf = (brand: Brand) => options.to[brand.id] ?? brand.contact.email
  const sendToStaff = (content: MailContent) => {
    const to = options.alertsTo ?? recipientOf(DEFAULT_BRAND)
    return send({ ...brandMail(DEFAULT_BRAND, content), to })
  }

  return {
    isConfigured: options.apiKey !== undefined,
    async notify(lead, brand, signal) {
      const name = headerText(lead.name)
      const replyTo = { email: lead.email, ...(name && { name }) }
      const envelope = { to: recipientOf(brand), campaignId: lead.id }
      const first = await send({ ...brandMail(brand, notification(lead, brand)), ...envelope, replyTo })
      if (first.outcome !== 'rejected' || first.error !== 'HTTP 400' || signal.aborted) return first
      // The visitor's address is the only part that MailChannels may reject as malformed, and every retry would fail too.
      return send({ ...brandMail(brand, notification(lead, brand, false)), ...envelope })
    },
    confirm(lead, brand, at) {
      const mail = brandMail(brand, confirmation(lead, brand, at))
      return send({ ...mail, to: lead.email, replyTo: brand.contact.email, campaignId: `visitor-${lead.id}` })
    },
    alert: (leads, why) => sendToStaff(alert(leads, why)),
    digest: (content) => sendToStaff(digest(content)),
  }
}
