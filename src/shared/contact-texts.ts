/** Limits, texts and fields of the contact form. Separate from contact.ts, so that pages do not load the validator. */
export const NAME_MIN = 2
export const MESSAGE_MIN = 5
export const PHONE_MIN = 7
export const PHONE_MAX = 20
export const PHONE_PATTERN = new RegExp(`^[\\d\\-+() ]{${PHONE_MIN},${PHONE_MAX}}$`)
export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const MESSAGE_MAX = 5000

export const contactTexts = {
  required: (label: string) => `${label} is required`,
  nameShort: `Name must be at least ${NAME_MIN} characters`,
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  messageShort: `Message must be at least ${MESSAGE_MIN} characters`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max.toLocaleString('en-US')} characters`,
  service: 'Please select an option',
  selectOption: 'Select an option',
  submit: 'Send Message',
  sending: 'Sending...',
  sendAnother: 'Send Another Message',
  successTitle: 'Message sent successfully',
  successDescription: "We'll get back to you soon!",
  thanksTitle: 'Thank you for your message',
  thanksRead: 'We read every message {days}.',
  thanksReply: 'We reply by email, or call you if you left a phone number. {reply}',
  thanksReference: 'Your reference number is',
  thanksCall: 'If it cannot wait, call us and mention the number.',
  success: "Form submitted successfully. We'll get back to you soon!",
  failureTitle: 'Error sending message',
  notSent: 'Failed to send your message',
  invalidResponse: 'Invalid server response',
  draftKept: 'Your message is saved on this device for seven days, or until you send or clear it.',
  clearDraft: 'Clear the form',
  textKept: 'Your message is still here. Send it again when you are back online.',
  submitFailed: 'Failed to submit the form. Please try again later.',
} as const

/** In the order in which errors are reported. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message', 'service'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactErrors = Partial<Record<ContactField, string>>
export type FormErrors = Readonly<Record<string, string | undefined>>
export type ContactValues = Record<ContactField, string>

export const EMPTY_CONTACT: ContactValues = { name: '', email: '', phone: '', message: '', service: '' }
