/** The page of the requests to confirm and the appointments ahead. */
import type { AppointmentsView } from '#desk/appointment-models'
import { readUpcoming } from '#worker/appointments/read'
import { brandName } from './brand-name'
import type { Database } from './database'
import { placesOfBrand } from './lead-appointment'
import type { Scope } from './scope'
import { isRequestLate } from './waiting'

/** @param now ISO time. */
export async function appointmentsView(db: Database, scope: Scope, now: string): Promise<AppointmentsView> {
  const { toConfirm, upcoming } = await readUpcoming(db, scope, now)
  return {
    kind: 'appointments',
    toConfirm: toConfirm.map(({ request, brand, dueFrom, ...rest }) => ({
      ...{ ...rest, brandName: brandName(brand) },
      place: placeLabel(brand, request?.place ?? ''),
      wishes: request?.wishes ?? [],
      isLate: isRequestLate(brand, dueFrom, now),
    })),
    upcoming: upcoming.map(({ brand, place, ...rest }) => ({
      ...{ ...rest, brandName: brandName(brand) },
      place: placeLabel(brand, place),
    })),
  }
}

function placeLabel(brand: string, place: string): string {
  return placesOfBrand(brand).find(({ id }) => id === place)?.label ?? place
}
