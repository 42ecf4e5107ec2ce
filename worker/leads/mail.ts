/** The mail that tells a brand's staff of a lead. Recipient, sender and subject are the brand's, whatever was submitted. */
import { MailChannels } from 'mailchannels-sdk'
import { AppError } from '#shared/app-error'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { longDate } from '#shared/dates'
import type { Lead } from './store'

export interface MailOptions {
  apiKey: string
  baseUrl?: string | undefined
  /** Brand id → recipient, over the brand's own address. */
  to: Partial<Record<BrandId, string | undefined>>
  /** Brand id → sender, on a domain that is set up for MailChannels. */
  from: Partial<Record<BrandId, string | undefined>>
}

/** Hands a lead to the mail service; throws AppError when that did not take it. */
export type SendLead = (lead: Lead, brand: Brand) => Promise<void>

export function createLeadMailer(options: MailOptions): SendLead {
  const client = new MailChannels(options.apiKey, options.baseUrl ? { baseUrl: options.baseUrl } : {})
  return async function sendLead(lead, brand) {
    const { error } = await client.emails.send({
      from: { email: options.from[brand.id] ?? `website@${brand.domain}`, name: `${brand.name} website` },
      to: options.to[brand.id] ?? brand.contact.email,
      replyTo: { email: lead.email, name: lead.name.replace(/["<>,;]/g, ' ') },
      subject: `${brand.name}: inquiry ${lead.id.slice(0, 8)}`,
      campaignId: lead.id,
      text: textPart(lead, brand),
      html: htmlPart(lead, brand),
    })
    if (!error) return
    throw new AppError({
      name: 'MailError',
      status: 502,
      publicMessage: 'The message could not be sent.',
      // The service's own words may repeat the visitor's address, and this reaches the log.
      message: `MailChannels answered ${error.statusCode ?? 'nothing'}`,
    })
  }
}

function rows(lead: Lead): [label: string, value: string][] {
  const all: [string, string][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Service', lead.service],
    ['Sent', longDate(lead.createdAt)],
    ['Lead', lead.id],
  ]
  return all.filter(([, value]) => value !== '')
}

function textPart(lead: Lead, brand: Brand): string {
  const head = rows(lead).map(([label, value]) => `${label}: ${value}`)
  return [`A message from the ${brand.name} website.`, '', ...head, '', lead.message, ''].join('\n')
}

function htmlPart(lead: Lead, brand: Brand): string {
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
