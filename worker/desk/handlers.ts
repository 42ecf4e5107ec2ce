/** The routes of the staff desk. A successful POST redirects so that reloading the page does not resubmit the form. */
import { Hono } from 'hono'
import { CLOSE_HELD_PATH } from '#desk/models.ts'
import { readAppointmentNumbers } from '#worker/appointments/numbers.ts'
import { readUpcoming } from '#worker/appointments/read.ts'
import { brandName } from '#worker/brand/brand.ts'
import { readJobRuns } from '#worker/db/job-runs.ts'
import { isRequestLate, weekStart } from '#worker/leads/waiting.ts'
import { mailAllFailed } from './actions.ts'
import type { Desk, DeskEnv } from './context.ts'
import { placesOfBrand } from './lead-appointment.ts'
import { changeLead, showLead } from './lead-pages.ts'
import { askToCloseHeld, closeHeldList, exportList, showList } from './list-pages.ts'
import { countLate } from './lists.ts'
import { readNumbers } from './numbers.ts'
import { findOrErasePerson, showPerson } from './person-pages.ts'
import { show } from './show.ts'

const WEEKS = 26
const NO_GHOST = 'Ghost does not answer. Try again in a minute.'

export const deskPages = new Hono<DeskEnv>()
  .get('/', showList)
  .get('/lists/:file{[a-z-]+\\.csv}', exportList)
  .get(CLOSE_HELD_PATH, askToCloseHeld)
  .post(CLOSE_HELD_PATH, closeHeldList)
  .get('/lists/:name', showList)
  .get('/leads/:id', showLead)
  .post('/leads/:id', changeLead)
  .post('/mail-failed-again', mailFailedAgain)
  .get('/people', showPerson)
  .post('/people', findOrErasePerson)
  .get('/numbers', showNumbers)
  .get('/appointments', showAppointments)
  .get('/drafts', showDrafts)

async function mailFailedAgain(c: Desk) {
  await mailAllFailed(c.var.db, c.var.scope, c.var.now)
  return c.redirect('/lists/failed', 303)
}

async function showNumbers(c: Desk) {
  const { db, scope, now } = c.var
  const from = weekStart(now, WEEKS)
  const [numbers, { weeks: appointments, medianHours: medianConfirmHours }, lateNow, jobs] = await Promise.all([
    readNumbers(db, scope, from),
    readAppointmentNumbers(db, scope, from),
    countLate(db, scope, now),
    readJobRuns(db),
  ])
  return show(c, { kind: 'numbers', from, ...numbers, appointments, medianConfirmHours, lateNow, jobs })
}

async function showAppointments(c: Desk) {
  const { db, scope, now } = c.var
  const { toConfirm, upcoming } = await readUpcoming(db, scope, now)
  return show(c, {
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
  })
}

function placeLabel(brand: string, place: string): string {
  return placesOfBrand(brand).find(({ id }) => id === place)?.label ?? place
}

async function showDrafts(c: Desk) {
  const { listDrafts, scope } = c.var
  if (!listDrafts) return show(c, { kind: 'drafts', drafts: undefined })
  const drafts = await listDrafts(scope, new URL(c.req.url))
  return drafts ? show(c, { kind: 'drafts', drafts }) : show(c, { kind: 'drafts', drafts: [], error: NO_GHOST }, 502)
}
