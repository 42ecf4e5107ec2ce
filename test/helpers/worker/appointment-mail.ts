/** A mail about an appointment for tests. */

import type { AppointmentMail, AppointmentMailContent } from '#worker/appointments/appointment'
import { dueLead } from './mail'

export const appointmentContent: AppointmentMailContent = {
  visitor: { name: 'Ana Pérez', email: 'ana@visitor.test', phone: '(740) 555-0199' },
  topic: 'Bookkeeping',
  service: 'bookkeeping',
  place: 'dresden',
  startsAt: '2026-11-30T14:30:00.000Z',
  endsAt: '2026-11-30T15:30:00.000Z',
  colleague: 'bob@login.test',
  sequence: 0,
  stampedAt: '2026-11-23T15:04:05.678Z',
}

export const TOKEN = 'tO-ken_tO-ken_tO-ken_tO-ken_tO-ken_tO-ken12'

type More = Partial<Omit<AppointmentMail, 'content'>> & { content?: Partial<AppointmentMailContent> }

export function newAppointmentMail({ content, ...more }: More = {}): AppointmentMail {
  const recipient = more.recipient ?? 'visitor'
  return {
    id: '5e1d7c2a-0b3f-4a6d-9c8e-1f2a3b4c5d6e-0',
    lead: dueLead.id,
    brand: 'dresdentax',
    kind: 'confirmed',
    recipient,
    unsure: 0,
    ...(recipient === 'visitor' && { link: `/appointment/${TOKEN}` }),
    ...more,
    content: { ...appointmentContent, ...content },
  }
}
