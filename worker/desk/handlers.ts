/** The desk's pages and forms. A form that succeeds redirects, so a reload sends nothing twice. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { brands, findBrand } from '#brands/index'
import { repliesOf } from '#brands/replies'
import { APPOINTMENT_ACTIONS, type AppointmentActionName } from '#desk/appointment-models'
import {
  ACTIONS,
  type ActionName,
  CLOSE_HELD_PATH,
  type DeskLead,
  type DeskView,
  type LeadView,
  LISTS,
  type ListName,
  type PersonView,
} from '#desk/models'
import { renderDeskPage } from '#desk-pages'
import type { BrandId } from '#shared/brand-id'
import { referenceOf } from '#shared/reference'
import { actOnAppointment } from '#worker/appointments/change'
import { readAppointmentNumbers } from '#worker/appointments/numbers'
import { inlineHashes } from '#worker/inline-hashes'
import { topicsOf } from '#worker/leads/asked-service'
import { readJobRuns } from '#worker/leads/job-runs'
import { act, countEvents, exported, isAllowed, mailAllFailed, viewed } from './actions'
import { appointmentsView } from './appointments-view'
import { brandName } from './brand-name'
import { closeHeld, closeHeldForm, readHeld } from './close-held'
import { readColleagues } from './colleagues'
import type { DeskEnv } from './context'
import { csvStream } from './csv'
import { type Database, sql } from './database'
import type { ListDrafts } from './drafts'
import type { ErasedList } from './erased-list'
import { exportDetail, listAddress, readFilters, toFilters } from './filters'
import { DONE, readAction, readAppointmentAction } from './forms'
import { type ErasedLead, type LeadRecord, readErased, readLead } from './lead'
import { bookedTime, placesOfBrand, readLeadAppointment } from './lead-appointment'
import { countLate, readCounts, readList } from './lists'
import { readNumbers } from './numbers'
import { countElsewhere, eraseLeads, findChanged, findPerson } from './person'
import { deskText } from './plain-page'
import { fillReply } from './replies'
import type { Scope } from './scope'
import { isSearchCut, referenceTerm } from './search-terms'
import { followUpDays, waiting, weekStart } from './waiting'

export interface DeskParts {
  db: Database
  /** Email address → brands. Undefined: everyone that Access lets through may see everything. */
  staff: Readonly<Record<string, readonly BrandId[]>> | undefined
  /** Undefined if Ghost's Admin API or the secret of preview links is not set up. */
  listDrafts: ListDrafts | undefined
  erasedList: ErasedList
  now?: () => number
}

type Desk = Context<DeskEnv>

const WEEKS = 26

export function deskPages({ db, staff, listDrafts, erasedList, ...parts }: DeskParts) {
  const now = () => new Date(parts.now?.() ?? Date.now()).toISOString()

  async function show(c: Desk, view: DeskView, status: 200 | 400 | 404 | 409 | 410 | 502 = 200) {
    const { scope } = c.var
    const page = renderDeskPage({ who: scope.who, counts: await readCounts(db, scope), now: now() }, view)
    c.set('inlineHashes', await inlineHashes(page))
    return c.html(page, status)
  }

  /** The colleagues who may have a lead of this brand. */
  async function colleaguesOf(brand: string): Promise<string[]> {
    if (!staff) return readColleagues(db)
    return Object.keys(staff).filter((email) => staff[email]?.includes(brand as BrandId))
  }

  async function showList(c: Desk, name: ListName) {
    const { scope } = c.var
    const query = c.req.query()
    const fields = readFilters(query)
    const { leads, next, matching } = await readList(db, scope, name, toFilters(fields), query.after)
    const reference = leads.length === 0 ? referenceTerm('lead', fields.q ?? '') : undefined
    const erased = reference && (await readErased(db, scope, reference))
    if (erased) return showErased(c, erased)
    const time = now()
    return show(c, {
      kind: 'list',
      list: fields.q ? undefined : name,
      leads: leads.map((lead) => ({ ...lead, brandName: brandName(lead.brand), ...waiting(lead, time) })),
      filters: fields,
      choices: choices(c),
      matching,
      isCut: isSearchCut(query.q ?? ''),
      isContinued: Boolean(query.after),
      next: next && listAddress(name, fields, { after: next }),
      csv: listAddress(name, fields, { csv: true }),
      closed: query.closed ? await closedTogether(scope, query.closed, Number(query.of)) : undefined,
    })
  }

  /** Undefined if the colleague closed no lead then. @param of The number of leads that the question counted. */
  async function closedTogether(scope: Scope, at: string, of: number) {
    const count = await countEvents(db, scope, 'not-a-lead', at)
    return count === 0 ? undefined : { count, left: Math.max(of - count, 0) || 0 }
  }

  async function askToCloseHeld(c: Desk) {
    const { q: _, ...filters } = readFilters(c.req.query())
    return show(c, { kind: 'close-held', filters, ...(await readHeld(db, c.var.scope, toFilters(filters))) })
  }

  async function closeHeldList(c: Desk) {
    const sent = await formFields(c)
    const { q: _, ...filters } = readFilters(sent)
    const { success, output } = v.safeParse(closeHeldForm, sent)
    if (!success) return deskText(c, 400, 'Not possible', 'The form is incomplete. Nothing was changed.')
    const time = now()
    await closeHeld(db, c.var.scope, toFilters(filters), output, time)
    return c.redirect(`/lists/held?${new URLSearchParams({ ...filters, closed: time, of: `${output.count}` })}`, 303)
  }

  async function exportList(c: Desk, name: ListName) {
    const { scope } = c.var
    const fields = readFilters(c.req.query())
    if (c.req.method === 'GET') await db.batch([exported(scope, exportDetail(name, fields, choices(c)), now())])
    c.header('content-disposition', `attachment; filename="inquiries-${name}.csv"`)
    c.header('content-type', 'text/csv; charset=utf-8')
    return c.body(csvStream(db, scope, name, toFilters(fields)))
  }

  async function leadView(scope: Scope, record: LeadRecord): Promise<LeadView> {
    const { lead, events, related } = record
    return {
      kind: 'lead',
      lead,
      events,
      related: related.map((other) => ({ ...other, brandName: brandName(other.brand) })),
      brandName: brandName(lead.brand),
      actions: ACTIONS.filter((action) => isAllowed(action, lead)),
      colleagues: await colleaguesOf(lead.brand),
      followUpDays: followUpDays(lead.brand, now()),
      replies: repliesOf(lead.brand).map((reply) => fillReply(reply, lead)),
      ...waiting(
        { brand: lead.brand, createdAt: lead.created_at, dueFrom: lead.due_from, answeredAt: lead.answered_at },
        now(),
      ),
      appointment: lead.request === '' ? undefined : await readLeadAppointment(db, scope, lead, now()),
    }
  }

  async function showLead(c: Desk, id: string) {
    const { scope } = c.var
    const record = await readLead(db, scope, id, c.req.method === 'GET' ? [viewed(scope, id, now())] : [])
    if (!record) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
    return show(c, { ...(await leadView(scope, record)), notice: noticeOf(record, scope.who, c.req.query('done')) })
  }

  async function showErased(c: Desk, erased: ErasedLead | undefined) {
    if (!erased) return c.notFound()
    const { id, brand, events } = erased
    const isFormLost = c.req.method === 'POST'
    return show(c, { kind: 'erased', reference: referenceOf(id), brandName: brandName(brand), events, isFormLost }, 410)
  }

  /** Returns the error of rejected fields, or the outcome of the action. */
  async function run(scope: Scope, { id, brand }: DeskLead, { name, version, fields }: Sent) {
    const limits = { colleagues: staff && (await colleaguesOf(brand)), now: now() }
    if (isAppointmentAction(name)) {
      const hours = findBrand(brand as BrandId)?.contact.hours
      const read = readAppointmentAction(name, fields, { ...limits, places: placesOfBrand(brand), hours })
      return 'error' in read ? read : actOnAppointment(db, scope, { id, version, action: read.action }, now())
    }
    const read = readAction(name, fields, limits)
    return 'error' in read ? read : act(db, scope, { id, version, action: read.action }, now())
  }

  async function changeLead(c: Desk, id: string) {
    const { scope } = c.var
    const record = await readLead(db, scope, id)
    if (!record) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
    const { action = '', version, ...fields } = await formFields(c)
    const name = knownAction(action)
    if (!name || version === undefined)
      return deskText(c, 400, 'Not possible', 'The form is incomplete. Nothing was changed.')
    const form = { action, fields }
    const result = await run(scope, record.lead, { name, version, fields })
    if ('error' in result)
      return show(c, { ...(await leadView(scope, record)), rejected: { form, error: result.error } }, 400)
    if (result.outcome === 'done') return c.redirect(`/leads/${id}?done=${name}`, 303)
    // Read again: somebody else may have acted after the first read.
    const current = await readLead(db, scope, id)
    if (!current) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
    const view = await leadView(scope, current)
    if (result.outcome === 'overlap') {
      const appointment = view.appointment && { ...view.appointment, overlaps: result.overlaps.map(bookedTime) }
      return show(c, { ...view, appointment, rejected: { form, error: OVERLAP } }, 409)
    }
    const changes = result.outcome === 'changed' ? eventsAfter(current, version) : undefined
    return show(c, { ...view, rejected: { form, error: changes ? CHANGED : REFUSED }, changes }, 409)
  }

  async function showPerson(c: Desk) {
    const { erased: at, elsewhere } = c.req.query()
    const erased = at ? await countEvents(db, c.var.scope, 'erased', at) : 0
    return show(c, { kind: 'person', find: '', elsewhere: Number(elsewhere) || 0, erased: erased || undefined })
  }

  async function personView(c: Desk, find: string): Promise<PersonView> {
    const leads = await findPerson(db, c.var.scope, find, now())
    return {
      kind: 'person',
      find,
      leads: leads?.map((lead) => ({ ...lead, brandName: brandName(lead.brand) })),
      elsewhere: await countElsewhere(db, c.var.scope, find),
      error: leads ? undefined : NO_PERSON,
    }
  }

  /** Shows what is stored about a person, or erases it if the colleague has confirmed that. No address has what was searched. */
  async function findOrErasePerson(c: Desk) {
    const { scope } = c.var
    const { find = '', leads = '', confirmed } = await formFields(c)
    if (confirmed !== 'yes' || leads === '') return show(c, await personView(c, find))
    const seen = leads.split(' ').map((lead) => {
      const [id = '', version = ''] = lead.split(':')
      return { id, version }
    })
    const time = now()
    const erased = await eraseLeads(db, scope, seen, time)
    await erasedList.add(erased, time)
    if (erased.length > 0) {
      const elsewhere = `${await countElsewhere(db, scope, find)}`
      return c.redirect(`/people?${new URLSearchParams({ erased: time, elsewhere })}`, 303)
    }
    const changed = await findChanged(db, scope, seen, time)
    if (changed.length === 0) return show(c, await personView(c, find))
    const changes = await Promise.all(
      changed.map(async ({ id }) => {
        const record = await readLead(db, scope, id)
        return record ? eventsAfter(record, seen.find((lead) => lead.id === id)?.version ?? '') : []
      }),
    )
    return show(c, { ...(await personView(c, find)), changes: changes.flat() }, 409)
  }

  async function showNumbers(c: Desk) {
    const from = weekStart(now(), WEEKS)
    const [numbers, appointments, lateNow, jobs] = await Promise.all([
      readNumbers(db, c.var.scope, from),
      readAppointmentNumbers(db, c.var.scope, from),
      countLate(db, c.var.scope, now()),
      readJobRuns(db),
    ])
    const { weeks, medianHours: medianConfirmHours } = appointments
    return show(c, { kind: 'numbers', from, ...numbers, appointments: weeks, medianConfirmHours, lateNow, jobs })
  }

  async function showDrafts(c: Desk) {
    if (!listDrafts) return show(c, { kind: 'drafts', drafts: undefined })
    const drafts = await listDrafts(c.var.scope, new URL(c.req.url))
    return drafts ? show(c, { kind: 'drafts', drafts }) : show(c, { kind: 'drafts', drafts: [], error: NO_GHOST }, 502)
  }

  return new Hono<DeskEnv>()
    .get('/', (c) => showList(c, 'open'))
    .get('/lists/:file{[a-z-]+\\.csv}', (c) => {
      const name = listNamed(c.req.param('file').slice(0, -'.csv'.length))
      return name ? exportList(c, name) : c.notFound()
    })
    .get(CLOSE_HELD_PATH, askToCloseHeld)
    .post(CLOSE_HELD_PATH, closeHeldList)
    .get('/lists/:name', (c) => {
      const name = listNamed(c.req.param('name'))
      return name ? showList(c, name) : c.notFound()
    })
    .get('/leads/:id', (c) => showLead(c, c.req.param('id')))
    .post('/leads/:id', (c) => changeLead(c, c.req.param('id')))
    .post('/mail-failed-again', async (c) => {
      await mailAllFailed(db, c.var.scope, now())
      return c.redirect('/lists/failed', 303)
    })
    .get('/people', showPerson)
    .post('/people', findOrErasePerson)
    .get('/numbers', showNumbers)
    .get('/appointments', async (c) => show(c, await appointmentsView(db, c.var.scope, now())))
    .get('/drafts', showDrafts)
}

const CHANGED = 'Somebody else changed this inquiry after you opened it. Nothing that you entered was saved yet.'
const NO_PERSON = 'Enter a complete email address, or a phone number of at least seven digits.'
const REFUSED = 'The inquiry’s state does not allow this any more. Nothing was changed.'
const OVERLAP = 'Another appointment is at this time. Choose another time, or confirm although it overlaps.'
const NO_GHOST = 'Ghost does not answer. Try again in a minute.'

interface Sent {
  name: ActionName | AppointmentActionName
  version: string
  fields: Record<string, string>
}

function isAppointmentAction(name: Sent['name']): name is AppointmentActionName {
  return APPOINTMENT_ACTIONS.some((known) => known === name)
}

function knownAction(name: string | undefined): Sent['name'] | undefined {
  return [...ACTIONS, ...APPOINTMENT_ACTIONS].find((known) => known === name)
}

function listNamed(text: string): ListName | undefined {
  return LISTS.find((name) => name === text)
}

/** The choices of the filters, limited to the colleague's brands. */
function choices(c: Desk) {
  const own = brands.filter(({ id }) => c.var.scope.brands?.includes(id) ?? true)
  // Leads from before this version have the titles of the form.
  const services = new Set(
    own.flatMap((brand) => [...topicsOf(brand), ...brand.serviceOptions.map(({ title }) => title)]),
  )
  const choice = (value: string) => ({ value, label: value })
  return {
    brands: own.map(({ id, name }) => ({ value: id, label: name })),
    services: [...services].sort().map(choice),
    forms: ['contact', 'home', 'appointment'].map(choice),
  }
}

function eventsAfter({ events }: LeadRecord, version: string) {
  const seen = events.findIndex(({ id }) => id === version)
  return events.slice(seen + 1).filter(({ action }) => action !== 'viewed')
}

/** Confirms the action that an address names, if it is the latest one and this colleague's. */
function noticeOf({ events }: LeadRecord, who: string, done: string | undefined): string | undefined {
  const latest = events.findLast(({ action }) => action !== 'viewed')
  const name = knownAction(done)
  return name && latest?.action === name && latest.who === who ? DONE[name] : undefined
}

async function formFields(c: Desk): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
