import * as v from 'valibot'
import type { PublicBrand } from './brand.ts'
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactTexts,
  type FieldFacts,
  FORM_FIELDS,
  PHONE_PATTERN,
} from './contact-texts.ts'

// Matches the characters of an email address. Excludes angle brackets, quotes and separators, so an address cannot add a second
// recipient to an email header.
const ATOM = String.raw`[^\s@<>(),;:"\\[\].]`
// Rejects an email address that contains a Social Security number, because email addresses are stored without masking.
const NO_SSN = String.raw`(?![^@]*(?<!\d)\d{3}\p{Pd}\d\d\p{Pd}\d{4}(?!\d))`
const EMAIL_PATTERN = new RegExp(`^${NO_SSN}${ATOM}+(?:\\.${ATOM}+)*@(?:${ATOM}+\\.)+${ATOM}{2,}$`, 'u')
const CONTROL = /\p{Cc}/gu
const CONTROL_BUT_TAB_AND_LINE_FEED = /[^\P{Cc}\t\n]/gu
// Matches text with only invisible characters. Includes the braille blank and the annotation marks, which Unicode does
// not list as ignorable.
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]+$/u

/** Returns the length of text in code points, so an emoji counts as one character. */
function length(value: string): number {
  return [...value].length
}

/** Trims a form value and deletes the characters that match `removed`. A value with only invisible characters becomes empty. */
function clean(value: string, removed: RegExp): string {
  return value.replace(removed, '').replace(INVISIBLE, '').trim()
}

const PATTERNS: Partial<Record<ContactField, RegExp>> = { email: EMAIL_PATTERN, phone: PHONE_PATTERN }

export function fieldSchema({
  name,
  label,
  required,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  invalid,
  input,
}: FieldFacts) {
  return v.pipe(
    v.string(invalid),
    v.transform((value) =>
      input.multiline ? clean(value.replace(/\r\n?/g, '\n'), CONTROL_BUT_TAB_AND_LINE_FEED) : clean(value, CONTROL),
    ),
    // Creates the error message only when needed, because formatting the first number in an isolate takes 10 ms.
    v.check(
      (value) => length(value) <= max,
      () => contactTexts.tooLong(label, max),
    ),
    v.check((value) => !required || value !== '', contactTexts.required(label)),
    v.check((value) => value === '' || (length(value) >= min && (PATTERNS[name]?.test(value) ?? true)), invalid),
  )
}

export const fieldSchemas = Object.fromEntries(FORM_FIELDS.map((field) => [field.name, fieldSchema(field)])) as Record<
  ContactField,
  ReturnType<typeof fieldSchema>
>
const contactSchema = v.object(fieldSchemas)

export type ContactCheck =
  | { ok: true; value: ContactValues }
  /** `error` is the first invalid field's error, in the order of CONTACT_FIELDS. */
  | { ok: false; error: string; fields: ContactErrors }

/** Trims and validates the contact form's fields. A missing or null field counts as empty. All other values must be strings. */
export function checkContact(input: Record<string, unknown>, brand: Pick<PublicBrand, 'serviceOptions'>): ContactCheck {
  const { value, output, errors: fields } = readTexts(contactSchema, CONTACT_FIELDS, input)
  // Reads `output`, which contains the trimmed service even if another field is invalid. `value` would be undefined.
  const { service } = output
  if (service && !brand.serviceOptions.some(({ title }) => title === service)) fields.service ??= contactTexts.service
  const first = CONTACT_FIELDS.find((field) => fields[field] !== undefined)
  if (value && !first) return { ok: true, value }
  return { ok: false, error: (first && fields[first]) ?? contactTexts.submitFailed, fields }
}

/** Validates the fields in `names`. If any field is invalid, `value` is undefined, and `output` may lack some fields. */
export function readTexts<Value extends Partial<ContactValues>>(
  schema: v.GenericSchema<unknown, Value>,
  names: readonly ContactField[],
  input: Record<string, unknown>,
): { value: Value | undefined; output: Partial<Value>; errors: ContactErrors } {
  const values = Object.fromEntries(names.map((field) => [field, input[field] ?? '']))
  const result = v.safeParse(schema, values)
  const errors: ContactErrors = {}
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) as ContactField
    errors[field] ??= issue.message
  }
  return { value: result.success ? result.output : undefined, output: result.output as Partial<Value>, errors }
}
