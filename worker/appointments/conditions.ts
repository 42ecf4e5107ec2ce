import { raw, type Sql, sql } from '#worker/db/database.ts'

export function hasAppointmentAhead(now: string): Sql {
  return sql`EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id AND appointments.state = 'confirmed' AND ends_at > ${now})`
}

/**
 * SQL condition on `appointments`. True if the visitor asked for another time and staff have neither changed the appointment
 * nor closed the lead.
 */
export const IS_CHANGE_REQUESTED = raw(`EXISTS (SELECT 1 FROM lead_events JOIN leads ON leads.id = lead_events.lead
  WHERE lead_events.id = appointments.change AND action = 'asked-another-time' AND list IN ('open', 'follow-up'))`)
