/** The mails of leads. Recipient, sender and subject are the brand's, whatever was submitted. */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { BRAND_IDS, type BrandId } from '#shared/brand-id'
import { MAIL_DEADLINE_MS } from '../in-time'
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
  apiKey: string
  baseUrl?: string | undefined
  /** Brand id → recipient, over the brand's own address. */
  to: Partial<Record<BrandId, string | undefined>>
  /** Brand id → sender, on a domain that is set up for MailChannels. */
  from: Partial<Record<BrandId, string | undefined>>
  /** Who is told of leads that are stuck; absent: the default brand's recipient. */
  alertsTo?: string | undefined
  /** One key for the domains of all senders. */
  dkim?: { selector: string; privateKey: string } | undefined
}

const [DEFAULT_BRAND] = BRAND_IDS

export function createMailer(options: MailOptions): Mailer {
  const send = createSend(options.apiKey, options.baseUrl)
  const deadline = () => AbortSignal.timeout(MAIL_DEADLINE_MS)

  const mailOf = (brand: Brand, content: MailContent) => {
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
  const toStaff = (content: MailContent) => {
    const brand = brands[DEFAULT_BRAND]
    return send({ ...mailOf(brand, content), to: options.alertsTo ?? recipientOf(brand) }, deadline())
  }

  return {
    async notify(lead, brand, signal) {
      const name = headerText(lead.name)
      const replyTo = { email: lead.email, ...(name && { name }) }
      const envelope = { to: recipientOf(brand), campaignId: lead.id }
      const first = await send({ ...mailOf(brand, notification(lead, brand)), ...envelope, replyTo }, signal)
      if (first.outcome !== 'refused' || first.error !== 'HTTP 400') return first
      // Of all that is in the mail the service may find fault with the visitor's address, and then does so each time.
      return send({ ...mailOf(brand, notification(lead, brand, false)), ...envelope }, signal)
    },
    confirm(lead, brand, at) {
      const mail = mailOf(brand, confirmation(at, brand))
      return send(
        { ...mail, to: lead.email, replyTo: brand.contact.email, campaignId: `visitor-${lead.id}` },
        deadline(),
      )
    },
    alert: (leads, why) => toStaff(alert(leads, why)),
    digest: (content) => toStaff(digest(content)),
  }
}
