/** What a visitor is told when a message is not taken for a reason other than what is in its fields. */
import { contactTexts } from '#shared/contact-texts'

export type Refusal = 400 | 403 | 413 | 415 | 429

export const refusalTexts: Record<Refusal, string> = {
  400: contactTexts.submitFailed,
  403: 'This message came from another website. Please send it from our contact page, or call us.',
  413: contactTexts.submitFailed,
  415: contactTexts.submitFailed,
  429: 'We have just received several messages from you. Please wait a minute and send this one again, or call us.',
}
