/** Texts for the visitor when a message is refused for a reason other than its fields. */
import { contactTexts } from '#shared/contact-texts'

export type Refusal = 400 | 403 | 413 | 415 | 429

export const refusalTexts: Record<Refusal, string> = {
  400: contactTexts.submitFailed,
  403: 'This message came from another website. Please send it from our contact page, or call us.',
  413: contactTexts.submitFailed,
  415: contactTexts.submitFailed,
  429: 'Too many messages are arriving right now. Please wait a minute and send this one again, or call us.',
}
