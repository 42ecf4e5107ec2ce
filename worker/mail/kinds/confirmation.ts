/** Composes the confirmation email to the visitor. Quotes nothing from the form, because spammers would put their text there. */
import type { Brand } from '#shared/brand.ts'
import { openDays } from '#shared/hours.ts'
import { referenceOf } from '#shared/reference.ts'
import type { Lead } from '#worker/leads/lead.ts'
import { replyBy } from '#worker/leads/reply-by.ts'
import type { MailContent } from './content.ts'
import type { Letter } from './kind.ts'

export const DO_NOT_SEND =
  'Please do not send Social Security, bank or card numbers by email. Use the client portal, or bring your documents to a meeting.'

const MESSAGE = {
  what: 'message',
  form: 'contact form',
  arrived: (brand: string) => `Your message to ${brand} has arrived.`,
  steps: [
    'We read your message.',
    'We reply by email, or call you if you left a phone number.',
    'If we need documents, we tell you which ones and how to send them safely.',
  ],
}

const REQUEST: typeof MESSAGE = {
  what: 'request',
  form: 'schedule form',
  arrived: (brand) => `Your request for an appointment with ${brand} has arrived. No time is confirmed yet.`,
  steps: [
    'We check your times against our calendar.',
    'We confirm one of them by email, or call you if none of them is open.',
    'The confirmation names the time, the place and what to bring.',
  ],
}

/** @param at ISO time from which the reply deadline is calculated. */
export function confirmationLetter(lead: Lead, brand: Brand, at: string): Letter {
  return { content: contentOf(lead, brand, at), to: lead.email, replyTo: { email: brand.contact.email } }
}

function contentOf({ id, request }: Lead, brand: Brand, at: string): MailContent {
  const { phone, email, hours, replyTime } = brand.contact
  const texts = request ? REQUEST : MESSAGE
  const promise = replyTime ?? `We will reply by the end of ${replyBy(at, hours, brand.replyDays)}.`
  return {
    subject: `${brand.name} received your ${texts.what}`,
    preview: promise,
    title: `We received your ${texts.what}`,
    blocks: [
      { text: `${texts.arrived(brand.name)} ${promise}` },
      { rows: [{ label: 'Reference', value: referenceOf(id) }] },
      { heading: 'What happens next' },
      {
        steps: texts.steps,
      },
      { note: DO_NOT_SEND },
      { text: `If it cannot wait, call ${phone} and give us the reference. We are available ${openDays(hours)}.` },
    ],
    footer: `You received this email because someone entered this address in the ${texts.form} on ${brand.domain}. If that was not you, ignore it, or let us know at ${email}.`,
  }
}
