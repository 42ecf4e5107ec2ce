/** The mails about leads. Recipient and sender are the brand's own, whatever the visitor submitted. */
import { DEFAULT_BRAND } from '#brands/index'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { headerText } from '#worker/header-text'
import type { Mailer } from '#worker/leads/mailer'
import { alert } from '#worker/mail/kinds/alert'
import { confirmation } from '#worker/mail/kinds/confirmation'
import { heldBack } from '#worker/mail/kinds/held-back'
import { notification } from '#worker/mail/kinds/inquiry'
import { morning } from '#worker/mail/kinds/morning'
import type { MailContent } from './content'
import { deskAt } from './desk-links'
import { htmlPart } from './html'
import { createSend } from './send'
import { type Senders, senderOf } from './sender'
import { textPart } from './text'

export interface MailOptions {
  apiKey: string | undefined
  baseUrl?: string | undefined
  /** Brand id → recipient. Overrides the brand's own address. */
  to: Partial<Record<BrandId, string | undefined>>
  from: Senders
  /** Recipient of alerts; by default, the recipient of the default brand. */
  alertsTo?: string | undefined
  /** The desk's origin. If absent, mails to staff have no links. */
  deskUrl?: string | undefined
  /** One key for the domains of all senders. */
  dkim?: { selector: string; privateKey: string } | undefined
}

export function createMailer(options: MailOptions): Mailer {
  const send = createSend(options.apiKey, options.baseUrl)
  const desk = options.deskUrl === undefined ? undefined : deskAt(options.deskUrl)

  const brandMail = (brand: Brand, content: MailContent) => {
    const sender = senderOf(brand, options.from)
    return {
      from: { email: sender, name: headerText(`${brand.name} website`) },
      subject: content.subject,
      text: textPart(brand, content),
      html: htmlPart(brand, content),
      ...(options.dkim && { dkim: { domain: sender.slice(sender.lastIndexOf('@') + 1), ...options.dkim } }),
    }
  }
  const recipientOf = (brand: Brand) => options.to[brand.id] ?? brand.contact.email
  const sendToStaff = (brand: Brand, content: MailContent) =>
    send({ ...brandMail(brand, content), to: recipientOf(brand) })

  return {
    isConfigured: options.apiKey !== undefined,
    async notify(lead, brand, signal) {
      const contentFor = (hasReplyTo: boolean) => notification(lead, brand, { hasReplyTo, desk })
      const name = headerText(lead.name)
      const replyTo = { email: lead.email, ...(name && { name }) }
      const envelope = { to: recipientOf(brand), campaignId: lead.id }
      const first = await send({ ...brandMail(brand, contentFor(true)), ...envelope, replyTo })
      if (first.outcome !== 'rejected' || first.error !== 'HTTP 400' || signal.aborted) return first
      // The visitor's address is the only part that MailChannels may reject as malformed, and every retry would fail too.
      return send({ ...brandMail(brand, contentFor(false)), ...envelope })
    },
    confirm(lead, brand, at) {
      const mail = brandMail(brand, confirmation(lead, brand, at))
      return send({ ...mail, to: lead.email, replyTo: brand.contact.email, campaignId: `visitor-${lead.id}` })
    },
    alert(leads, why) {
      const to = options.alertsTo ?? recipientOf(DEFAULT_BRAND)
      return send({ ...brandMail(DEFAULT_BRAND, alert(leads, why, desk)), to })
    },
    heldBack: (held, brand) => sendToStaff(brand, heldBack(held, brand, desk)),
    morning: (sections, brand) => sendToStaff(brand, morning(sections, brand, desk)),
    async appointment(mail, brand, signal) {
      // Not at the top, because most isolates send no such mail.
      const { appointmentMail } = await import('#worker/mail/kinds/appointment')
      const sender = senderOf(brand, options.from)
      const { content, attachments } = await appointmentMail(mail, brand, { desk, sender })
      const { visitor, colleague } = mail.content
      const staff = mail.recipient === 'colleague' && colleague ? colleague : recipientOf(brand)
      const envelope = {
        ...brandMail(brand, content),
        ...(mail.recipient === 'visitor' ? { to: visitor.email, replyTo: brand.contact.email } : { to: staff }),
        campaignId: mail.id,
      }
      const first = await send({ ...envelope, attachments })
      const isRefused = first.outcome === 'rejected' && first.error === 'HTTP 400'
      if (!isRefused || attachments.length === 0 || signal?.aborted) return first
      // Some mail services reject parameters of a type. Most calendar programs also read the method from the file.
      return send({ ...envelope, attachments: attachments.map((file) => ({ ...file, type: 'text/calendar' })) })
    },
  }
}
