/** The parts that the visitor's and the staff's mails about an appointment share. */
import { officeAt, startInWords, timeInWords } from '#shared/appointment-words'
import type { Brand } from '#shared/brand'
import { directionsTo, officeLine } from '#shared/links'
import type { AppointmentMail } from '#worker/appointments/appointment'
import type { Block, Row } from '#worker/mail/content'

/** The time in words and, if the start was moved, the earlier time. */
export function timeRows({ content }: AppointmentMail): Row[] {
  const { startsAt, endsAt, movedFrom } = content
  if (movedFrom === undefined) return [{ label: 'When', value: timeInWords(startsAt, endsAt) }]
  return [
    { label: 'New time', value: timeInWords(startsAt, endsAt) },
    { label: 'Earlier time', value: `${startInWords(movedFrom)} Eastern` },
  ]
}

/**
 * An office with its address and, if its street is known, a link to directions. Canceled appointments need no directions. No
 * rows for phone and video.
 */
export function officeRows(mail: AppointmentMail, { contact }: Brand): Row[] {
  const office = officeAt(contact, mail.content.place)
  if (!office) return []
  const { street, directions } = office
  const where = { label: 'Where', value: street ? officeLine(office) : `Our office in ${officeLine(office)}` }
  if (isCancellation(mail)) return [where]
  return [
    { ...where, ...(street && { href: directionsTo(office) }) },
    ...(directions ? [{ label: 'Directions', value: directions }] : []),
  ]
}

export function isCancellation({ kind }: AppointmentMail): boolean {
  return kind === 'canceled' || kind === 'canceled-by-visitor' || kind === 'handed-over'
}

export function copyNotes({ unsure }: AppointmentMail): Block[] {
  return unsure > 0 ? [{ note: 'This may be a second copy of an earlier mail about this appointment.' }] : []
}
