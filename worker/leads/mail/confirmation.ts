/** What the visitor reads, in fixed words: nothing that was submitted, so that nobody can have us mail their text. */
import type { Brand } from '#shared/brand'
import { answerBy } from '../answer-by'
import type { MailContent } from './content'

export function confirmation(at: string, brand: Brand): MailContent {
  const { phone, email } = brand.contact
  const promise = `We answer by the end of ${answerBy(at)}.`
  return {
    subject: `${brand.name} has your message`,
    preview: promise,
    title: 'We have your message',
    blocks: [
      { text: `Your message to ${brand.name} has arrived. ${promise}` },
      { heading: 'What happens next' },
      {
        steps: [
          'Someone at our office reads your message.',
          'We answer by email, or by phone if you left a number.',
          'If papers are needed, we tell you which, and how to send them safely.',
        ],
      },
      {
        note: 'Please do not send Social Security, bank or card numbers by email. Use the client portal, or bring the papers to a meeting.',
      },
      { text: `If it cannot wait, call ${phone}. We are available Monday through Saturday.` },
    ],
    footer: `You get this mail because this address was given in the contact form of ${brand.domain}. If that was not you, ignore it, or tell us at ${email}.`,
  }
}
