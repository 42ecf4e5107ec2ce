import type { CONTACT_FIELDS } from '#shared/contact-texts.ts'

/** The fields of the contact form, in order. */
export const FORM_FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  {
    name: 'email',
    label: 'Email',
    hint: 'We will reply to this address.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'phone',
    label: 'Phone',
    hint: 'Use digits, spaces, dashes, parentheses and +. Include the area code if you want us to call you back.',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    required: false,
  },
  { name: 'service', label: 'Service', required: false },
  {
    name: 'message',
    label: 'Message',
    hint: 'Please do not send Social Security, bank or card numbers with this form.',
    multiline: true,
    required: true,
  },
] as const satisfies { name: (typeof CONTACT_FIELDS)[number]; [key: string]: unknown }[]
