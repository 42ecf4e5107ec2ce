import { dayOf } from '#shared/dates.ts'
import type { Action } from '#worker/desk/actions.ts'
import type { NewLead } from '#worker/leads/lead.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { dueDay } from '#worker/leads/waiting.ts'

export const NO_MAIL = 'no mail'

export interface ModelLead {
  id: string
  brand: string
  list: string
  assignee: string
  follow_up_on: string | null
  closed_at: string | null
  closed_as: string | null
  answered_at: string | null
  answered_on_time: number | null
  version: string
  acted_at: string | null
  erasure_listed_at: string | null
  reasons: string
  released_at: string | null
  oldVersions: string[]
  createdAt: string
  mail: string | undefined
}

type ModelEvent = Record<'lead' | 'brand' | 'at' | 'who' | 'action' | 'detail', string>
type ModelCount = Record<'received' | 'heldBack' | 'heldBackWrongly' | 'answered' | 'onTime', number> & {
  brand: string
}

const OPEN = ['open', 'follow-up']

/** The rules come from the documentation and not from the code under test. */
function isPossible(action: Action, { list, reasons, released_at, mail }: ModelLead): boolean {
  switch (action.action) {
    case 'note':
      return true
    case 'take':
    case 'assign':
    case 'not-a-lead':
      return list !== 'closed'
    case 'answered':
      return OPEN.includes(list)
    case 'follow-up':
      return list !== 'held' && (reasons === '' || released_at !== null)
    case 'release':
      return list === 'held'
    case 'mail-again':
      return action.mail !== NO_MAIL && ['accepted', 'failed', 'unknown'].includes(`${mail}`)
    case 'reopen':
      return list === 'closed'
  }
}

export function createModel() {
  const leads = new Map<string, ModelLead>()
  const events: ModelEvent[] = []
  const notes: { lead: string; text: string }[] = []
  const counts = new Map<string, ModelCount>()

  const mayChange = ({ brands }: Scope, { brand }: ModelLead) => brands?.includes(brand) ?? true

  function countOf(brand: string): ModelCount {
    const none = { received: 0, heldBack: 0, heldBackWrongly: 0, answered: 0, onTime: 0 }
    const found = counts.get(brand) ?? { brand, ...none }
    counts.set(brand, found)
    return found
  }

  function get(id: string): ModelLead {
    const found = leads.get(id)
    if (!found) throw new Error(`The model has no lead ${id}`)
    return found
  }

  function addEvent({ id, brand }: ModelLead, fields: Omit<ModelEvent, 'lead' | 'brand'>) {
    events.push({ lead: id, brand, ...fields })
  }

  function setVersion(found: ModelLead, version: string, now: string) {
    found.oldVersions.push(found.version)
    Object.assign(found, { version, acted_at: now, erasure_listed_at: null })
  }

  function close(found: ModelLead, as: string, now: string) {
    Object.assign(found, { list: 'closed', closed_at: now, closed_as: as, follow_up_on: null })
    return as
  }

  function change(found: ModelLead, action: Action, who: string, now: string): string {
    switch (action.action) {
      case 'take':
        found.assignee = who
        return ''
      case 'assign':
        found.assignee = action.to
        return action.to
      case 'follow-up':
        Object.assign(found, { list: 'follow-up', follow_up_on: action.on, closed_at: null, closed_as: null })
        return action.on
      case 'answered': {
        if (found.answered_at === null) {
          const isOnTime = dayOf(now) <= dueDay(found.brand, found.released_at ?? found.createdAt)
          Object.assign(found, { answered_at: now, answered_on_time: isOnTime ? 1 : 0 })
          const count = countOf(found.brand)
          count.answered++
          if (isOnTime) count.onTime++
        }
        return close(found, action.way, now)
      }
      case 'not-a-lead':
        return close(found, action.reason, now)
      case 'reopen':
        found.list = found.reasons !== '' && found.released_at === null ? 'held' : 'open'
        Object.assign(found, { closed_at: null, closed_as: null })
        return ''
      case 'release':
        Object.assign(found, { list: 'open', released_at: now, mail: 'due' })
        countOf(found.brand).heldBackWrongly++
        return ''
      case 'mail-again':
        found.mail = 'due'
        return 'inquiry office'
      case 'note':
        notes.push({ lead: found.id, text: action.text })
        return ''
    }
  }

  const byId = (one: { lead: string }, other: { lead: string }) =>
    one.lead < other.lead ? -1 : one.lead > other.lead ? 1 : 0

  return {
    size: () => leads.size,
    ids: () => leads.keys(),
    get: (id: string) => leads.get(id),

    add({ id, brand, createdAt, reasons }: NewLead, isMailed: boolean) {
      const isHeld = reasons.length > 0
      leads.set(id, {
        id,
        brand,
        list: isHeld ? 'held' : 'open',
        mail: isHeld ? undefined : isMailed ? 'accepted' : 'due',
        reasons: reasons.join(' '),
        ...{ assignee: '', version: '', oldVersions: [], createdAt, follow_up_on: null, closed_at: null },
        ...{ closed_as: null, answered_at: null, answered_on_time: null, acted_at: null },
        ...{ erasure_listed_at: null, released_at: null },
      })
      countOf(brand).received++
      if (isHeld) countOf(brand).heldBack++
    },

    outcomeOf(scope: Scope, task: { id: string; version: string | undefined; action: Action }) {
      const found = leads.get(task.id)
      if (!found || !mayChange(scope, found)) return 'missing'
      if (task.version !== undefined && task.version !== found.version) return 'changed'
      return isPossible(task.action, found) ? 'done' : 'refused'
    },

    act({ who }: Scope, { id, action, version }: { id: string; action: Action; version: string }, now: string) {
      const found = get(id)
      setVersion(found, version, now)
      const detail = change(found, action, who, now)
      addEvent(found, { at: now, who, action: action.action, detail })
    },

    view(scope: Scope, id: string, now: string) {
      const found = get(id)
      if (mayChange(scope, found)) addEvent(found, { at: now, who: scope.who, action: 'viewed', detail: '' })
    },

    announceErasure(id: string, now: string) {
      get(id).erasure_listed_at = now
    },

    mailAllFailed(scope: Scope, versions: ReadonlyMap<string, string>, now: string) {
      const failed = [...leads.values()].filter(
        (one) => ['failed', 'unknown'].includes(`${one.mail}`) && one.list !== 'closed' && mayChange(scope, one),
      )
      for (const found of failed) {
        setVersion(found, versions.get(found.id) ?? 'no version', now)
        found.mail = 'due'
        addEvent(found, { at: now, who: scope.who, action: 'mail-again', detail: '' })
      }
    },

    erase(scope: Scope, ids: readonly string[], now: string): string[] {
      const erased = [...new Set(ids)].map(get).filter((one) => mayChange(scope, one))
      for (const found of erased) {
        addEvent(found, { at: now, who: scope.who, action: 'erased', detail: 'request' })
        leads.delete(found.id)
        notes.splice(0, notes.length, ...notes.filter(({ lead }) => lead !== found.id))
      }
      return erased.map(({ id }) => id)
    },

    setMail(id: string, state: string) {
      const found = get(id)
      if (found.mail) found.mail = state
    },

    releaseByTurnstile(id: string, now: string) {
      const found = get(id)
      if (found.list !== 'held') return
      Object.assign(found, { list: 'open', reasons: '', released_at: now, mail: 'due' })
      countOf(found.brand).heldBack--
    },

    leadRows: () =>
      [...leads.values()]
        .map(({ oldVersions, createdAt, mail, ...row }) => row)
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    mailRows: () =>
      [...leads.values()].flatMap(({ id: lead, mail }) => (mail ? [{ lead, state: mail }] : [])).sort(byId),
    eventRows: () => events.toSorted(byId),
    noteRows: () => notes.toSorted(byId),
    countRows: () => [...counts.values()].sort((one, other) => (one.brand < other.brand ? -1 : 1)),
  }
}
