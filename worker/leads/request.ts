import * as v from 'valibot'
import { type AppointmentRequest, DAY_PARTS } from '#shared/appointment.ts'

const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    service: v.string(),
    place: v.string(),
    minutes: v.number(),
    wishes: v.array(v.object({ day: v.string(), part: v.picklist(DAY_PARTS) })),
  }),
)

export function parseRequest(text: string): AppointmentRequest | undefined {
  const { success, output } = v.safeParse(request, text)
  return success ? output : undefined
}
