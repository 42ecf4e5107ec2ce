/** The mail that tells a brand's staff of a lead. Recipient, sender and subject are the brand's, whatever was submitted. */
import { type EmailsSendOptions, MailChannels } from 'mailchannels-sdk'
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { longDate } from '#shared/dates'
import type { DueLead } from './lead'
import type { AlertLead, Mailer, MailOutcome } from './mailer'

export interface MailOptions {
  apiKey: string
  baseUrl?: string | undefined
  /** Brand id → recipient, over the brand's own address. */
  to: Partial<Record<BrandId, string | undefined>>
  /** Brand id → sender, on a domain that is set up for MailChannels. */
  from: Partial<Record<BrandId, string | undefined>>
}

export function createMailer(options: MailOptions): Mailer {
  const client = new MailChannels(options.apiKey, options.baseUrl ? { baseUrl: options.baseUrl } : {})
  const from = (brand: Brand) => ({
    email: options.from[brand.id] ?? `website@${brand.domain}`,
    name: `${brand.name} website`,
  })
  const staff = (brand: Brand) => options.to[brand.id] ?? brand.contact.email

  async function send(mail: EmailsSendOptions): Promise<MailOutcome> {
    const { error } = await client.emails.send(mail)
    if (!error) return { outcome: 'taken' }
    // The service's own words may repeat the visitor's address, and this reaches the log.
    if (error.statusCode) return { outcome: 'refused', error: `HTTP ${error.statusCode}` }
    return { outcome: 'unknown', error: 'no answer' }
  }

  function sendStaff(subject: string, lines: string[]) {
    return send({ from: from(brands.dresdentax), to: staff(brands.dresdentax), subject, text: lines.join('\n') })
  }

  return {
    notify: (lead, brand) =>
      send({
        from: from(brand),
        to: staff(brand),
        replyTo: { email: lead.email, name: lead.name.replace(/["<>,;]/g, ' ') },
        subject: `${brand.name}: inquiry ${lead.id.slice(0, 8)}`,
        campaignId: lead.id,
        text: textPart(lead, brand),
        html: htmlPart(lead, brand),
      }),
    confirm: (lead, brand) =>
      send({
        from: from(brand),
        to: lead.email,
        replyTo: { email: staff(brand) },
        subject: `${brand.name}: we have your message`,
        campaignId: `visitor-${lead.id}`,
        text: `Your message has reached ${brand.name}. We'll get back to you soon!`,
      }),
    alert: (leads, why) =>
      sendStaff(
        why === 'failed' ? `${leads.length} inquiries could not be delivered` : 'An inquiry was mailed but not stored',
        leads.map(line),
      ),
    digest: ({ waiting, failed, quarantined, more }) =>
      sendStaff('Inquiries that need a look', [
        ...failed.map((lead) => `failed: ${line(lead)}`),
        ...waiting.map((lead) => `waiting: ${line(lead)}`),
        ...quarantined.map((lead) => `quarantined (${lead.reasons}): ${line(lead)}`),
        ...(more > 0 ? [`and ${more} more`] : []),
      ]),
  }
}

function line({ brand, createdAt, id, attempts, lastError }: AlertLead): string {
  return `${brand}, ${longDate(createdAt)}, lead ${id}, attempts ${attempts}${lastError && `, ${lastError}`}`
}

function rows(lead: DueLead): [label: string, value: string][] {
  const all: [string, string][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Service', lead.service],
    ['Sent', longDate(lead.createdAt)],
    ['Lead', lead.id],
    ['Note', lead.unsure > 0 ? 'You may have this message already: the first mail was not confirmed.' : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

function textPart(lead: DueLead, brand: Brand): string {
  const head = rows(lead).map(([label, value]) => `${label}: ${value}`)
  return [`A message from the ${brand.name} website.`, '', ...head, '', lead.message, ''].join('\n')
}

function htmlPart(lead: DueLead, brand: Brand): string {
  const cells = rows(lead).map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${label}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><body style="font:16px/1.5 sans-serif;color:#111">
<h1 style="font-size:20px">A message from the ${escapeHtml(brand.name)} website</h1>
<table style="border-collapse:collapse">${cells.join('')}</table>
<p style="white-space:pre-wrap">${escapeHtml(lead.message)}</p>
</body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
