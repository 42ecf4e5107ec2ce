/** The contact form's limits, texts and fields, in a separate file so that pages do not load the validation library. */
export const PHONE_PATTERN = /^[\d\-+() ]{7,20}$/

export const contactTexts = {
  required: (label: string) => `${label} is required`,
  messageShort: 'Message must be at least 5 characters',
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

export interface FieldFacts<Name = ContactField> {
  /** Name of the form field and of its column in the `leads` table. */
  name: Name
  label: string
  required?: true
  /** `min` and `max` limit the value's length in code points. */
  min?: number
  max?: number
  invalid: string
  /** If false, the server does not mask sensitive numbers in the field. */
  isMasked?: false
  /** If false, the staff desk's search ignores the field. */
  isSearched?: false
  input: { hint?: string; type?: 'email' | 'tel'; inputMode?: 'email' | 'tel'; autoComplete?: string; multiline?: true }
}

/** The contact form's fields, in the order that emails, the staff desk and CSV files use. A new field needs a database column. */
const fields = [
  {
    name: 'name',
    ...{ label: 'Name', required: true, min: 2, max: 100 },
    invalid: 'Name must be at least 2 characters',
    input: { autoComplete: 'name' },
  },
  {
    name: 'email',
    ...{ label: 'Email', required: true, max: 254, isMasked: false },
    invalid: 'Please enter a valid email address',
    input: { hint: 'We will reply to this address.', type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  {
    name: 'phone',
    label: 'Phone',
    invalid: 'Please enter a valid phone number',
    input: {
      hint: 'Use digits, spaces, dashes, parentheses and +. Include the area code if you want us to call you back.',
      ...{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    },
  },
  {
    name: 'service',
    ...{ label: 'Service', max: 100, isMasked: false, isSearched: false },
    invalid: contactTexts.service,
    input: {},
  },
  {
    name: 'message',
    ...{ label: 'Message', required: true, min: 5, max: 5000 },
    invalid: contactTexts.messageShort,
    input: { hint: 'Please do not send Social Security, bank or card numbers with this form.', multiline: true },
  },
] as const satisfies readonly FieldFacts<string>[]

export type ContactField = (typeof fields)[number]['name']
export const FORM_FIELDS: readonly FieldFacts[] = fields
/** The contact form's fields, in the order of their errors. The service is last, because visitors cannot mistype a choice. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  ...FORM_FIELDS.map(({ name }) => name).filter((name) => name !== 'service'),
  'service',
]
export type ContactErrors = Partial<Record<ContactField, string>>
export type FormErrors = Readonly<Record<string, string | undefined>>
export type ContactValues = Record<ContactField, string>

export function contactValues(read: (field: FieldFacts) => string): ContactValues {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field.name, read(field)])) as ContactValues
}

export const EMPTY_CONTACT = contactValues(() => '')
