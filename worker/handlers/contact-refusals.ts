/** Texts for the visitor when a form is refused for a reason other than its fields. */
import { contactTexts } from '#shared/contact-texts'

export type Refusal = 400 | 403 | 413 | 415 | 429

export const refusalTexts: Record<Refusal, string> = {
  400: contactTexts.submitFailed,
  403: 'This came from another website. Please send it from our own page, or call us.',
  413: contactTexts.submitFailed,
  415: contactTexts.submitFailed,
  429: 'Too much is arriving right now. Please wait a minute and send this again, or call us.',
}
