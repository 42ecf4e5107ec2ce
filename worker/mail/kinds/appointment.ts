/** Composes the emails about confirmed appointments, with calendar files. Later changes do not affect a queued email. */
import * as v from 'valibot'
import type { AppointmentMailKind } from '#desk/mail-kinds.ts'
import { type AppointmentMail, mailContent } from '#worker/appointments/appointment.ts'
import { calendarAttachment } from '#worker/appointments/calendar-file.ts'
import { addLinks, linkPath, newToken } from '#worker/appointments/links.ts'
import { appointmentForStaff } from './appointment-staff.ts'
import { appointmentForVisitor } from './appointment-visitor.ts'
import type { Kind } from './kind.ts'

const storedContent = v.pipe(v.string(), v.parseJson(), mailContent)

/** Each email to a visitor contains a new link to the appointment page, unless the lead was erased. */
export const appointment: Kind = async (mails, { db, linkOrigin, now, desk, senderOf }) => {
  const toVisitors = mails.filter(({ recipient }) => recipient === 'visitor')
  const tokens = new Map(toVisitors.map(({ id, lead }) => [id, { lead, token: newToken() }]))
  const added = tokens.size > 0 ? await db.rows<{ lead: string }>(await addLinks([...tokens.values()], now)) : []
  const linked = new Set(added.map(({ lead }) => lead))
  return async ({ id, lead, kind, recipient, colleague, brand, content: text }) => {
    const token = linked.has(lead) ? tokens.get(id)?.token : undefined
    const link = token && `${linkOrigin(brand)}${linkPath(token)}`
    const content = v.parse(storedContent, text)
    const mail: AppointmentMail = { lead, kind: kind as AppointmentMailKind, recipient, content, link }
    const isVisitor = recipient === 'visitor'
    const page = isVisitor ? link : desk.lead(lead)
    const file = calendarAttachment(mail, brand, { sender: senderOf(brand), page })
    const letter = {
      content: isVisitor ? await appointmentForVisitor(mail, brand) : appointmentForStaff(mail, brand, desk),
      to: isVisitor ? content.visitor.email : colleague || undefined,
      replyTo: isVisitor ? { email: brand.contact.email } : undefined,
    }
    if (!file) return letter
    // Some mail services reject a content type with parameters. Most calendar apps do not need the parameters.
    const ifMalformed = { ...letter, attachments: [{ ...file, type: 'text/calendar' }] }
    return { ...letter, attachments: [file], ifMalformed }
  }
}
