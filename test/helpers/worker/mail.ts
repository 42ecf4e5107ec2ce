/** A lead and a mailer for tests that check requests to MailChannels. */
import type { DueLead } from '#worker/leads/lead'
import { createMailer, type MailOptions } from '#worker/mail/mailer'

export const dueLead: DueLead = {
  id: '3f2a9c1e-4b5d-4e6f-8a7b-9c0d1e2f3a4b',
  brand: 'dresdentax',
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  service: '',
  message: 'Can you help?\nWith <b>payroll</b> & books.',
  formType: 'contact',
  source: { page: '', from: '', referrerHost: '', campaign: {} },
  masked: [],
  createdAt: '2026-11-21T17:39:00.000Z',
  attempts: 1,
  unsure: 0,
}

export interface SentMail {
  from: { email: string; name: string }
  reply_to?: { email: string; name?: string }
  personalizations: { to: { email: string }[] }[]
  subject: string
  content: [{ type: 'text/plain'; value: string }, { type: 'text/html'; value: string }]
  campaign_id?: string
  attachments?: { filename: string; type: string; content: string }[]
  dkim_domain?: string
  dkim_selector?: string
  dkim_private_key?: string
}

export function newMailer(more: Partial<MailOptions> = {}) {
  return createMailer({ apiKey: 'key', baseUrl: 'http://mail.test', to: {}, from: {}, ...more })
}
