import { DAY_PARTS, dayParts, offeredDays } from '#shared/appointment.ts'
import type { FormErrors } from '#shared/contact-texts.ts'
import { monthOf } from '#shared/dates.ts'
import type { Hours } from '#shared/hours.ts'
import { dayLabel, PART_LABELS, WISH_NUMBERS } from '#shared/schedule-texts.ts'
import { FormField } from './form-field.tsx'

interface Props {
  now: string
  hours: Hours | undefined
  /** Values of the fields for preferred times, by field name, such as `day1` and `part1`. */
  values: Readonly<Record<string, string>>
  errors: FormErrors
  required?: boolean
}

const ORDINALS = ['First', 'Second', 'Third']

export function WishFields({ now, hours, values, errors, required = true }: Props) {
  const days = offeredDays(now, hours)
  const parts = DAY_PARTS.filter((part) => days.some((day) => dayParts(day, hours).includes(part)))
  const months = [...new Set(days.map((day) => monthOf(day)))]
  const field = (part: 'day' | 'part', number: number) => {
    const name = `${part}${number}`
    return { name, required: required && number === 1, defaultValue: values[name] ?? '', error: errors[name] }
  }
  const [first, ...others] = WISH_NUMBERS.map((number) => (
    <fieldset key={number} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{ORDINALS[number - 1]} time</legend>
      <FormField
        {...field('day', number)}
        label="Day"
        placeholder={number === 1 ? 'Select a day' : 'None'}
        options={months.map((month) => (
          <optgroup key={month} label={month}>
            {days
              .filter((day) => monthOf(day) === month)
              .map((day) => (
                <option key={day} value={day}>
                  {dayLabel(day)}
                </option>
              ))}
          </optgroup>
        ))}
      />
      <FormField
        {...field('part', number)}
        label="Time of day"
        options={parts.map((part) => (
          <option key={part} value={part}>
            {PART_LABELS[part]}
          </option>
        ))}
      />
    </fieldset>
  ))
  const isFilled = WISH_NUMBERS.some(
    (number) => number > 1 && (values[`day${number}`] || errors[`day${number}`] || errors[`part${number}`]),
  )
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">Times that suit you</legend>
      <p className="text-small text-muted">Choose up to three. Times are Eastern.</p>
      {first}
      <details open={isFilled}>
        <summary className="py-1 underline">Add a second or third time</summary>
        <div className="grid gap-4 pt-2">{others}</div>
      </details>
    </fieldset>
  )
}
