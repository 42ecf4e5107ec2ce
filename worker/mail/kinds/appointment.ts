/** The mails about confirmed times: their texts and calendar files. */
import { encodeBase64 } from 'hono/utils/encode'
import type { Brand } from '#shared/brand'
import type { AppointmentMail } from '#worker/appointments/appointment'
import { calendarFileFor } from '#worker/appointments/calendar-file'
import type { InvitationMethod } from '#worker/appointments/invitation'
import { bytesOf } from '#worker/hmac'
import type { Desk } from '#worker/mail/desk-links'
import { isCancellation } from './appointment-rows'
import { appointmentForStaff } from './appointment-staff'
import { appointmentForVisitor, pageOf } from './appointment-visitor'

/** @param sender The organizer of the appointment: the address from which the brand sends mail. */
export async function appointmentMail(
  mail: AppointmentMail,
  brand: Brand,
  { desk, sender }: { desk: Desk | undefined; sender: string },
) {
  const { recipient, lead, link } = mail
  const content =
    recipient === 'visitor' ? await appointmentForVisitor(mail, brand) : appointmentForStaff(mail, brand, desk)
  const method = methodOf(mail)
  if (recipient === 'office' || method === undefined) return { content, attachments: [] }
  const visitorsPage = link === undefined ? undefined : pageOf(link, brand)
  const page = recipient === 'visitor' ? visitorsPage : desk?.lead(lead)
  const file = calendarFileFor(
    { method, isHandedOver: mail.kind === 'handed-over', lead, content: mail.content, recipient, sender, page },
    brand,
  )
  return {
    content,
    attachments: [
      {
        filename: method === 'REQUEST' ? 'invitation.ics' : 'cancellation.ics',
        // Outlook and Gmail need the method here too.
        type: `text/calendar; method=${method}; charset=utf-8`,
        content: encodeBase64(bytesOf(file).buffer),
      },
    ],
  }
}

/** Undefined for a mail after which calendars stay as they are. */
function methodOf(mail: AppointmentMail): InvitationMethod | undefined {
  if (isCancellation(mail)) return 'CANCEL'
  return mail.kind === 'confirmed' || mail.kind === 'moved' ? 'REQUEST' : undefined
}
