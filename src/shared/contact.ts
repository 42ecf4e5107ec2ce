/** Validates the contact form, in the browser and in the worker. */
import * as v from 'valibot'
import type { PublicBrand } from './brand.ts'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  contactTexts,
  EMAIL_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_PATTERN,
} from './contact-texts.ts'

// Excludes angle brackets, quotes and separators, so that an email address cannot add another recipient to an email header.
const ATOM = String.raw`[^\s@<>(),;:"\\[\].]`
// Email addresses are stored unmasked, so one that contains a Social Security number is invalid.
const NO_SSN = String.raw`(?![^@]*(?<!\d)\d{3}\p{Pd}\d\d\p{Pd}\d{4}(?!\d))`
const EMAIL_PATTERN = new RegExp(`^${NO_SSN}${ATOM}+(?:\\.${ATOM}+)*@(?:${ATOM}+\\.)+${ATOM}{2,}$`, 'u')
const CONTROL = /\p{Cc}/gu
const CONTROL_BUT_TAB_AND_LINE_FEED = /[^\P{Cc}\t\n]/gu
// Unicode does not list the braille blank and the annotation marks as ignorable, but they are invisible too.
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]+$/u

/** Returns the length in code points, so that an emoji counts as one. */
function length(value: string): number {
  return [...value].length
}

/** Trims a value. A value of only invisible characters becomes empty. */
function clean(value: string, removed: RegExp): string {
  return value.replace(removed, '').replace(INVISIBLE, '').trim()
}

// Error messages with numbers are functions, because an isolate's first number formatting takes 10 ms.
function line(label: string, max: number) {
  return v.pipe(
    v.string(),
    v.transform((value) => clean(value, CONTROL)),
    v.check(
      (value) => length(value) <= max,
      () => contactTexts.tooLong(label, max),
    ),
  )
}

const nonEmpty = (label: string) => v.nonEmpty<string, string>(contactTexts.required(label))
export const optionalLine = (label: string, max: number) => v.optional(line(label, max), '')

export const personFields = {
  name: v.pipe(
    line('Name', NAME_MAX),
    nonEmpty('Name'),
    v.check((value) => length(value) >= NAME_MIN, contactTexts.nameShort),
  ),
  email: v.pipe(line('Email', EMAIL_MAX), nonEmpty('Email'), v.regex(EMAIL_PATTERN, contactTexts.email)),
  phone: v.pipe(
    optionalLine('Phone', Number.POSITIVE_INFINITY),
    v.check((value) => value === '' || PHONE_PATTERN.test(value), contactTexts.phone),
  ),
}

export const contactSchema = v.object({
  ...personFields,
  message: v.pipe(
    v.string(),
    v.transform((value) => clean(value.replace(/\r\n?/g, '\n'), CONTROL_BUT_TAB_AND_LINE_FEED)),
    nonEmpty('Message'),
    v.check((value) => length(value) >= MESSAGE_MIN, contactTexts.messageShort),
    v.check(
      (value) => length(value) <= MESSAGE_MAX,
      () => contactTexts.tooLong('Message', MESSAGE_MAX),
    ),
  ),
  service: optionalLine('Service', NAME_MAX),
})

export type ContactInput = v.InferOutput<typeof contactSchema>

export type ContactCheck =
  | { ok: true; value: ContactInput }
  /** `error` is the first error in the order of CONTACT_FIELDS. */
  | { ok: false; error: string; fields: ContactErrors }

/** Trims and validates the fields. A missing or null field counts as empty, but other values must be strings. */
export function checkContact(input: Record<string, unknown>, brand: Pick<PublicBrand, 'serviceOptions'>): ContactCheck {
  const { value, output, errors: fields } = readTexts(contactSchema, CONTACT_FIELDS, input)
  // `output` contains the trimmed service even if other fields are invalid.
  const { service } = output
  if (service && !brand.serviceOptions.some(({ title }) => title === service)) fields.service ??= contactTexts.service
  const first = CONTACT_FIELDS.find((field) => fields[field] !== undefined)
  if (value && !first) return { ok: true, value }
  return { ok: false, error: (first && fields[first]) ?? contactTexts.submitFailed, fields }
}

/** @returns `value` if all fields are valid. Always returns the errors and `output`, which may lack fields. */
export function readTexts<Value extends Partial<ContactInput>>(
  schema: v.GenericSchema<unknown, Value>,
  names: readonly ContactField[],
  input: Record<string, unknown>,
): { value: Value | undefined; output: Partial<Value>; errors: ContactErrors } {
  const values = Object.fromEntries(names.map((field) => [field, input[field] ?? '']))
  const result = v.safeParse(schema, values)
  const errors: ContactErrors = {}
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) as ContactField
    errors[field] ??= issue.type === 'string' ? wrongType[field] : issue.message
  }
  return { value: result.success ? result.output : undefined, output: result.output as Partial<Value>, errors }
}

const wrongType: ContactErrors = {
  name: contactTexts.nameShort,
  email: contactTexts.email,
  phone: contactTexts.phone,
  message: contactTexts.messageShort,
  service: contactTexts.service,
}
