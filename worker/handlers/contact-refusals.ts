/** Texts for the visitor when a form is refused for a reason other than its fields. */
import { contactTexts } from '#shared/contact-texts.ts'

export type Refusal = 400 | 403 | 413 | 415 | 429

export const refusalTexts: Record<Refusal, string> = {
  400: contactTexts.submitFailed,
  403: 'Your form was sent from another website. Please open the form on our site and send it again, or call us.',
  413: contactTexts.submitFailed,
  415: contactTexts.submitFailed,
  429: 'We are receiving too many forms right now. Please wait a minute and send yours again, or call us.',
}
