import * as v from 'valibot'
import {
  type AppointmentRequest,
  DAY_PARTS,
  DAYS_AHEAD,
  type DayPart,
  dayParts,
  type Offices,
  placesOf,
  type Wish,
} from './appointment.ts'
import { fieldSchema, fieldSchemas, readTexts } from './contact.ts'
import { type ContactValues, contactTexts, EMPTY_CONTACT, type FormErrors } from './contact-texts.ts'
import { DAY_MS, dayOf, isDay } from './dates.ts'
import type { Hours } from './hours.ts'
import { dayLabel, NOTE_MAX, PERSON_FIELDS, SCHEDULE_FIELDS, scheduleTexts, WISH_NUMBERS } from './schedule-texts.ts'

export interface ScheduleContext {
  contact: Offices & { hours?: Hours | undefined }
  serviceTitle: (id: string) => string | undefined
  now: string
}

export interface ScheduleInput extends ContactValues {
  /** The appointment request without the duration, which the brand determines. */
  request: Omit<AppointmentRequest, 'minutes'>
}

export type ScheduleCheck =
  | { ok: true; value: ScheduleInput }
  /** `error` is the error of the first invalid field, in the order in which the form shows the fields. */
  | { ok: false; error: string; fields: FormErrors }

type Input = Record<string, unknown>
type Errors = Record<string, string | undefined>

const NOTE = { name: 'message', label: 'Note', max: NOTE_MAX, invalid: contactTexts.messageShort, input: {} } as const
const { name, email, phone } = fieldSchemas
const schema = v.object({ name, email, phone, message: fieldSchema(NOTE) })

/** Trims and validates the schedule form's fields. A missing or null field counts as empty. */
export function checkSchedule(input: Input, { contact, serviceTitle, now }: ScheduleContext): ScheduleCheck {
  const text = (name: string) => textOf(input[name])
  const [service, place] = [text('service'), text('place')]
  const title = service === '' ? scheduleTexts.notSure : serviceTitle(service)
  const { wishes, errors: wishErrors } = readWishes(input, { hours: contact.hours, now })
  const { value, output, errors } = readTexts(schema, [...PERSON_FIELDS, 'message'], input)
  const fields: Errors = { ...wishErrors, ...errors }
  if (title === undefined) fields.service = scheduleTexts.service
  if (!placesOf(contact).some(({ id }) => id === place)) fields.place = scheduleTexts.place
  if (wishes.length === 0 && Object.keys(wishErrors).length === 0) fields.day1 = scheduleTexts.noWish
  if (place === 'phone' && output.phone === '') fields.phone = contactTexts.required('Phone')
  const first = SCHEDULE_FIELDS.find((field) => fields[field] !== undefined)
  if (value && title !== undefined && !first)
    return { ok: true, value: { ...EMPTY_CONTACT, ...value, service: title, request: { service, place, wishes } } }
  return { ok: false, error: (first && fields[first]) ?? contactTexts.submitFailed, fields }
}

/** Reads the preferred times from `day1`, `part1` and so on. Skips times without a day. The keys of `errors` are field names. */
export function readWishes(
  input: Input,
  { hours, now }: { hours?: Hours | undefined; now: string },
): { wishes: Wish[]; errors: FormErrors } {
  const wishes: Wish[] = []
  const errors: Errors = {}
  for (const number of WISH_NUMBERS) {
    const [day, part] = [textOf(input[`day${number}`]), textOf(input[`part${number}`])]
    if (day === '') continue
    const dayError = errorOfDay(day, now, hours)
    const partError = dayError ?? errorOfPart(part, day, hours)
    if (dayError) errors[`day${number}`] = dayError
    else if (partError) errors[`part${number}`] = partError
    else if (wishes.some((wish) => wish.day === day && wish.part === part))
      errors[`day${number}`] = scheduleTexts.sameWish
    else wishes.push({ day, part: part as DayPart })
  }
  if (Object.keys(input).some((name) => isWishBeyond(name) && textOf(input[name]) !== ''))
    errors[`day${WISH_NUMBERS.length}`] = scheduleTexts.tooManyWishes
  return { wishes, errors }
}

/**
 * Returns a form field's trimmed text. A missing value becomes an empty string. A value of another type becomes "?", which
 * fails validation.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return value === undefined || value === null ? '' : '?'
}

function isWishBeyond(name: string): boolean {
  const [, number] = /^day(\d+)$/.exec(name) ?? []
  return number !== undefined && !WISH_NUMBERS.some((known) => `${known}` === number)
}

function errorOfDay(day: string, now: string, hours: Hours | undefined): string | undefined {
  if (!isDay(day)) return scheduleTexts.day
  const ahead = (Date.parse(day) - Date.parse(dayOf(now))) / DAY_MS
  if (ahead < 0) return scheduleTexts.dayPast
  if (ahead === 0) return scheduleTexts.dayToday
  if (ahead > DAYS_AHEAD) return scheduleTexts.dayFar
  return dayParts(day, hours).length === 0 ? scheduleTexts.dayClosed(dayLabel(day)) : undefined
}

function errorOfPart(part: string, day: string, hours: Hours | undefined): string | undefined {
  const known = DAY_PARTS.find((each) => each === part)
  if (!known) return scheduleTexts.part
  return dayParts(day, hours).includes(known) ? undefined : scheduleTexts.partClosed(known, dayLabel(day))
}
