import { raw, type Sql, sql } from '#worker/db/database.ts'

/** SQL condition: the lead has a confirmed appointment that has not ended. */
export function hasAppointmentAhead(now: string): Sql {
  return sql`EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id AND appointments.state = 'confirmed' AND ends_at > ${now})`
}

/** SQL condition on `appointments`: the visitor asked for another time, and staff have not changed the appointment or closed the lead. */
export const IS_CHANGE_REQUESTED = raw(`EXISTS (SELECT 1 FROM lead_events JOIN leads ON leads.id = lead_events.lead
  WHERE lead_events.id = appointments.change AND action = 'asked-another-time' AND list IN ('open', 'follow-up'))`)
