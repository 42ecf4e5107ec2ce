/** Parses the staff desk's forms. The desk shows the returned errors to the staff member. */
import * as v from 'valibot'
import type { AppointmentActionName } from '#desk/appointment-models.ts'
import { type ActionName, NOT_LEAD_REASONS, NOTE_MAX, WAYS } from '#desk/models.ts'
import { dayOf, isDay } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'
import type { Limits } from '#worker/appointments/meeting.ts'
import { emailAddress } from '#worker/platform/email-address.ts'
import type { Action } from './actions.ts'

const FOLLOW_UP_DAYS_MAX = 366

type ReadAction = { action: Action } | { error: string }

export function readAction(name: ActionName, fields: Record<string, string>, { colleagues, now }: Limits): ReadAction {
  switch (name) {
    case 'take':
    case 'release':
    case 'reopen':
      return { action: { action: name } }
    case 'mail-again':
      return { action: { action: name, mail: fields.mail ?? '' } }
    case 'assign': {
      const { success, output } = v.safeParse(emailAddress, fields.to)
      if (!success) return { error: 'Enter the email address of the colleague.' }
      if (colleagues && !colleagues.includes(output))
        return { error: `${output} does not work on inquiries of this brand.` }
      const note = readNote(fields.text)
      return 'error' in note ? note : { action: { action: name, to: output, text: note.text || undefined } }
    }
    case 'answered': {
      const { success, output } = v.safeParse(v.picklist(WAYS), fields.way)
      return success ? { action: { action: name, way: output } } : { error: 'Choose how the inquiry was answered.' }
    }
    case 'follow-up': {
      const on = fields.on ?? ''
      const [first, last] = [dayOf(now), addDays(dayOf(now), FOLLOW_UP_DAYS_MAX)]
      if (!isDay(on) || on < first || on > last) return { error: 'Choose a day from today to a year from now.' }
      return { action: { action: name, on } }
    }
    case 'note': {
      const note = readNote(fields.text)
      if ('error' in note) return note
      return note.text === '' ? { error: 'Write the note first.' } : { action: { action: name, text: note.text } }
    }
    case 'not-a-lead': {
      const { success, output } = v.safeParse(v.picklist(NOT_LEAD_REASONS), fields.reason)
      return success ? { action: { action: name, reason: output } } : { error: 'Choose why this is not a lead.' }
    }
  }
}

function readNote(typed = ''): { text: string } | { error: string } {
  const text = typed.replace(/\r\n?/g, '\n').trim()
  const length = [...text].length
  if (length <= NOTE_MAX) return { text }
  return { error: `A note can have ${NOTE_MAX} characters, and this one has ${length}. Shorten it or add two notes.` }
}

export const DONE: Record<ActionName | AppointmentActionName, string> = {
  take: 'You took this inquiry.',
  assign: 'The inquiry was handed over. The colleague gets an email about it.',
  answered: 'The inquiry is answered and closed.',
  'follow-up': 'The follow-up day is set.',
  note: 'The note was added.',
  'not-a-lead': 'The inquiry is closed.',
  release: 'The inquiry was released. It is mailed within a minute.',
  'mail-again': 'The email is sent again within a minute.',
  reopen: 'The inquiry is open again.',
  confirm: 'The appointment is confirmed. The visitor and the colleague get the invitation within a minute.',
  move: 'The appointment is moved. Everyone affected gets an email within a minute.',
  cancel: 'The appointment is canceled. Whoever was invited gets an email within a minute.',
  'no-show': 'The appointment is closed, because the visitor did not come.',
}
