import { getBrand } from '#brands/index.ts'
import type { NewLead } from '#worker/leads/lead.ts'
import { KINDS } from '#worker/mail/kinds/index.ts'
import type { ClaimedMail, KindContext } from '#worker/mail/kinds/kind.ts'
import { createMailer, type MailOptions } from '#worker/mail/mailer.ts'
import { db } from './appointments.ts'
import { lead, RETENTION_DAYS } from './lead-parts.ts'
import { network } from './set-up-site.ts'

export const mailedLead: NewLead = lead(1, {
  id: '3f2a9c1e-4b5d-4e6f-8a7b-9c0d1e2f3a4b',
  phone: '(740) 555-0199',
  message: 'Can you help?\nWith <b>payroll</b> & books.',
  createdAt: '2026-11-21T17:39:00.000Z',
})

export interface SentMail {
  from: { email: string; name: string }
  reply_to?: { email: string; name?: string }
  personalizations: { to: { email: string }[] }[]
  subject: string
  content: [plain: { value: string }, html: { value: string }]
  campaign_id?: string
  attachments?: { filename: string; type: string; content: string }[]
}

export function newMailer(more: Partial<MailOptions> = {}) {
  return createMailer({ apiKey: 'key', baseUrl: 'http://mail.test', to: {}, from: {}, ...more })
}

export function lastMail() {
  const { content, ...headers } = network.mails.at(-1) as unknown as SentMail
  return {
    headers,
    to: headers.personalizations.flatMap(({ to }) => to.map(({ email }) => email)),
    text: content[0].value,
    html: content[1].value,
    parts: content.map(({ value }) =>
      value
        .replace(/<style>.*?<\/style>|<[^>]*>/gs, '')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' '),
    ),
  }
}

type Options = Partial<MailOptions> & { now?: string }

export async function sendKind(more: Partial<ClaimedMail>, { now = mailedLead.createdAt, ...options }: Options = {}) {
  const mail: ClaimedMail = {
    ...{ id: 'mail-1', kind: 'inquiry', brand: getBrand('dresdentax'), lead: mailedLead.id, recipient: 'office' },
    ...{ colleague: '', content: '{}', state: 'claimed', attempts: 1, unknowns: 0, giveUpAt: '' },
    ...more,
  }
  const mailer = newMailer(options)
  const linkOrigin: KindContext['linkOrigin'] = ({ domain }) => `https://${domain}`
  const context: KindContext = { ...mailer, db, linkOrigin, retentionDays: RETENTION_DAYS, now }
  const letter = await (await KINDS[mail.kind]([mail], context))(mail)
  return letter && mailer.send(mail.id, mail.brand, letter, { isCopy: mail.unknowns > 0 })
}

export async function sentKind(...args: Parameters<typeof sendKind>) {
  return { outcome: await sendKind(...args), ...lastMail() }
}
