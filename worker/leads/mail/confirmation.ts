/**
 * The mail to the visitor. It repeats nothing that was submitted, so that spammers cannot use it to send their own text.
 */
import type { Brand } from '#shared/brand'
import { openDays } from '#shared/hours'
import { referenceOf } from '#shared/reference'
import type { Lead } from '../lead'
import { replyBy } from '../reply-by'
import type { MailContent } from './content'

/** @param at ISO time from which the reply day is counted. */
export function confirmation({ id }: Pick<Lead, 'id'>, brand: Brand, at: string): MailContent {
  const { phone, email, hours, replyTime } = brand.contact
  const promise = replyTime ?? `We will reply by the end of ${replyBy(at, hours)}.`
  return {
    subject: `${brand.name} received your message`,
    preview: promise,
    title: 'We received your message',
    blocks: [
      { text: `Your message to ${brand.name} has arrived. ${promise}` },
      { rows: [{ label: 'Reference', value: referenceOf(id) }] },
      { heading: 'What happens next' },
      {
        steps: [
          'Someone in our office reads your message.',
          'We reply by email, or call you if you left a phone number.',
          'If we need documents, we tell you which ones and how to send them safely.',
        ],
      },
      {
        note: 'Please do not send Social Security, bank or card numbers by email. Use the client portal, or bring your documents to a meeting.',
      },
      { text: `If it cannot wait, call ${phone} and give us the reference. We are available ${openDays(hours)}.` },
    ],
    footer: `You received this email because someone entered this address in the contact form on ${brand.domain}. If that was not you, ignore it, or let us know at ${email}.`,
  }
}
