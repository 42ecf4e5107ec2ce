import { type Sql, sql } from '#worker/desk/database'

/** The condition on leads with a confirmed appointment that is not over. @param now ISO time. */
export function hasAppointmentAhead(now: string): Sql {
  return sql`EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id AND appointments.state = 'confirmed' AND ends_at > ${now})`
}
