/**
 * The page where a visitor can view and change an appointment: /appointment/<token>. GET and HEAD requests do not
 * change the appointment, because email programs may open the link before the visitor does. The page's buttons send
 * POST requests.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppointmentPage, ShownAppointment } from '#shared/appointment-page.ts'
import type { Brand } from '#shared/brand.ts'
import { readWishes } from '#shared/schedule-form.ts'
import type { Database } from '#worker/db/database.ts'
import type { AppEnv, RenderPage } from '#worker/http/context.ts'
import { sameOrigin } from '#worker/http/same-origin.ts'
import { findByToken, linkPath, type VisitorAppointment } from './links.ts'
import { askAnotherTime, cancelByVisitor, type VisitorResult } from './visitor.ts'

const MAX_BYTES = 8 * 1024
const FORM_PATH = '/appointment/:token/:form{cancel|another-time}'

export interface AppointmentPageParts {
  db: Database
  /** Returns the email address that a brand's calendar files list as the organizer. */
  senderOf: (brand: Brand) => string
  now?: (() => number) | undefined
}

type Visit = Context<AppEnv>
type Answered = Pick<AppointmentPage, 'answer' | 'typed' | 'errors'>

export function appointment({ db, senderOf, now = Date.now }: AppointmentPageParts, renderPage: RenderPage) {
  const time = () => new Date(now()).toISOString()
  const tokenOf = (c: Visit) => c.req.param('token') ?? ''

  /** Returns undefined if the link is invalid, or if the appointment belongs to a different brand than the website. */
  async function find(c: Visit): Promise<VisitorAppointment | undefined> {
    const found = await findByToken(db, tokenOf(c), time())
    return found?.brand === c.var.site.brand.id ? found : undefined
  }

  async function show(c: Visit, status: 200 | 400 | 403 | 409 = 200, answered: Answered = {}) {
    const found = await find(c)
    return renderPage(c, {
      path: '/appointment',
      status: found ? status : 404,
      appointment: found
        ? { appointment: shown(found, linkPath(tokenOf(c))), ...answered }
        : { appointment: undefined },
    })
  }

  /** After a change to the appointment, redirects the browser so that reloading the page does not submit the form again. */
  async function answer(c: Visit, { outcome }: VisitorResult) {
    return outcome === 'done' ? c.redirect(linkPath(tokenOf(c)), 303) : show(c, 409, { answer: 'too-late' })
  }

  return (
    new Hono<AppEnv>()
      .get('/appointment/:token', (c) => show(c))
      .get('/appointment/:token/', (c) => c.redirect(linkPath(tokenOf(c)), 303))
      .get('/appointment/:token/invitation.ics', async (c) => {
        const found = await find(c)
        if (!found) return show(c)
        const { brand } = c.var.site
        // Imports the calendar module on demand, because most isolates never create a calendar file.
        const { calendarFileFor } = await import('./calendar-file.ts')
        const { lead, state, request, ...content } = found
        const file = calendarFileFor(
          {
            method: state === 'canceled' ? 'CANCEL' : 'REQUEST',
            lead,
            content: { ...content, service: request?.service ?? '' },
            recipient: 'visitor',
            sender: senderOf(brand),
            page: new URL(linkPath(tokenOf(c)), c.req.url).href,
          },
          brand,
        )
        return c.body(file, 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="appointment.ics"',
        })
      })
      // Redirects GET requests for a form's URL. A browser sends such a request if the visitor bookmarked the page that shows
      // the form's errors.
      .get(FORM_PATH, (c) => c.redirect(linkPath(tokenOf(c)), 303))
      .get('/appointment/*', (c) => show(c))
      .use(
        '/appointment/:token/*',
        sameOrigin((c) => show(c, 403, { answer: 'refused' })),
        bodyLimit({ maxSize: MAX_BYTES, onError: (c) => show(c as Visit, 400, { answer: 'invalid' }) }),
      )
      .post('/appointment/:token/cancel', async (c) => {
        return (await find(c)) ? answer(c, await cancelByVisitor(db, tokenOf(c), time())) : show(c)
      })
      .post('/appointment/:token/another-time', async (c) => {
        if (!(await find(c))) return show(c)
        const typed = await readForm(c)
        const { hours } = c.var.site.brand.contact
        const { wishes, errors } = readWishes(typed, { hours, now: time() })
        if (Object.keys(errors).length > 0) return show(c, 400, { answer: 'invalid', typed, errors })
        return answer(c, await askAnotherTime(db, tokenOf(c), wishes, time()))
      })
      .all(FORM_PATH, (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }))
  )
}

function shown(found: VisitorAppointment, path: string): ShownAppointment {
  const { state, isAhead, isChangeRequested, startsAt, endsAt, place, topic, request, visitor } = found
  return {
    ...{ path, startsAt, endsAt, place, topic, isChangeRequested },
    state: state === 'confirmed' && !isAhead ? 'begun' : state,
    service: request?.service ?? '',
    phone: visitor.phone,
  }
}

async function readForm(c: Visit): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
