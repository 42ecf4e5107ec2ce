/** A small model of the desk: what actions, deliveries and erasures do to leads, their events, notes and counts. */

import { dayOf } from '#shared/dates'
import type { Action } from '#worker/desk/actions'
import type { Attempt, MailEvent, NewLead } from '#worker/leads/lead'
import type { Scope } from '#worker/leads/scope'
import { dueDay } from '#worker/leads/waiting'

export interface ModelLead {
  id: string
  brand: string
  list: string
  state: string
  assignee: string
  follow_up_on: string | null
  closed_at: string | null
  closed_as: string | null
  answered_at: string | null
  answered_on_time: number | null
  version: string
  acted_at: string | null
  attempts: number
  erasure_listed_at: string | null
  /** The values that the database's dump does not show. */
  oldVersions: string[]
  createdAt: string
  dueFrom: string | null
  nextAttemptAt: string | null
  leaseUntil: string | null
  releasedAt: string | null
  deliveryAt: string | null
}

interface ModelEvent {
  lead: string
  brand: string
  at: string
  who: string
  action: string
  detail: string
}

interface ModelCount {
  brand: string
  received: number
  heldBack: number
  heldBackWrongly: number
  answered: number
  onTime: number
}

const OPEN = ['open', 'follow-up']

/** Written from the descriptions of the actions, not from their code. */
function isPossible(action: Action['action'], { list, state }: ModelLead): boolean {
  switch (action) {
    case 'note':
      return true
    case 'take':
    case 'assign':
    case 'not-a-lead':
      return list !== 'closed'
    case 'answered':
      return OPEN.includes(list)
    case 'follow-up':
      return list !== 'held' && state !== 'quarantined'
    case 'release':
      return list === 'held'
    case 'mail-again':
      return list !== 'held' && (state === 'failed' || state === 'sent')
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
    const found = counts.get(brand) ?? {
      brand,
      received: 0,
      heldBack: 0,
      heldBackWrongly: 0,
      answered: 0,
      onTime: 0,
    }
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

  function queue(found: ModelLead, now: string) {
    Object.assign(found, { state: 'pending', nextAttemptAt: now, releasedAt: now, leaseUntil: null })
    Object.assign(found, { attempts: 0, deliveryAt: null })
  }

  /** Changes the lead, and returns the detail of the event. */
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
          const isOnTime = dayOf(now) <= dueDay(found.brand, found.dueFrom ?? found.createdAt)
          Object.assign(found, { answered_at: now, answered_on_time: isOnTime ? 1 : 0 })
          const count = countOf(found.brand)
          count.answered++
          if (isOnTime) count.onTime++
        }
        Object.assign(found, { list: 'closed', closed_at: now, closed_as: action.way, follow_up_on: null })
        return action.way
      }
      case 'not-a-lead':
        Object.assign(found, { list: 'closed', closed_at: now, closed_as: action.reason, follow_up_on: null })
        return action.reason
      case 'reopen':
        found.list = found.state === 'quarantined' ? 'held' : 'open'
        Object.assign(found, { closed_at: null, closed_as: null })
        return ''
      case 'release':
        found.list = 'open'
        countOf(found.brand).heldBackWrongly++
        found.dueFrom ??= now
        queue(found, now)
        return ''
      case 'mail-again':
        queue(found, now)
        return ''
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

    add({ id, brand, createdAt }: NewLead, state: 'pending' | 'sent' | 'quarantined', now: string) {
      leads.set(id, {
        id,
        brand,
        state,
        list: state === 'quarantined' ? 'held' : 'open',
        assignee: '',
        version: '',
        follow_up_on: null,
        closed_at: null,
        closed_as: null,
        answered_at: null,
        answered_on_time: null,
        acted_at: null,
        attempts: state === 'sent' ? 1 : 0,
        oldVersions: [],
        createdAt,
        leaseUntil: null,
        nextAttemptAt: state === 'pending' ? now : null,
        releasedAt: null,
        deliveryAt: null,
        erasure_listed_at: null,
        dueFrom: null,
      })
      countOf(brand).received++
      if (state === 'quarantined') countOf(brand).heldBack++
    },

    outcomeOf(scope: Scope, task: { id: string; version: string | undefined; action: Action }) {
      const found = leads.get(task.id)
      if (!found || !mayChange(scope, found)) return 'missing'
      if (task.version !== undefined && task.version !== found.version) return 'changed'
      return isPossible(task.action.action, found) ? 'done' : 'refused'
    },

    act({ who }: Scope, { id, action, version }: { id: string; action: Action; version: string }, now: string) {
      const found = get(id)
      setVersion(found, version, now)
      const detail = change(found, action, who, now)
      addEvent(found, { at: now, who, action: action.action, detail })
    },

    /** A colleague opens the lead. */
    view(scope: Scope, id: string, now: string) {
      const found = get(id)
      if (mayChange(scope, found)) addEvent(found, { at: now, who: scope.who, action: 'viewed', detail: '' })
    },

    /** A morning mail says that the lead will be erased. */
    announceErasure(id: string, now: string) {
      get(id).erasure_listed_at = now
    },

    mailAllFailed(scope: Scope, versions: ReadonlyMap<string, string>, now: string) {
      const failed = [...leads.values()].filter(
        (one) => one.state === 'failed' && one.list !== 'closed' && mayChange(scope, one),
      )
      for (const found of failed) {
        setVersion(found, versions.get(found.id) ?? 'no version', now)
        queue(found, now)
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

    isDue(id: string, now: string): boolean {
      const { state, nextAttemptAt, leaseUntil } = get(id)
      if (state === 'pending') return nextAttemptAt !== null && nextAttemptAt <= now
      return state === 'sending' && leaseUntil !== null && leaseUntil <= now
    },

    claim(ids: readonly string[], leaseUntil: string) {
      for (const found of ids.map(get)) {
        Object.assign(found, { state: 'sending', leaseUntil })
        found.attempts++
      }
    },

    record({ id, state, nextAttemptAt }: Attempt) {
      Object.assign(get(id), { state, nextAttemptAt, leaseUntil: null })
    },

    recordEvent({ id, delivery, at }: MailEvent) {
      const found = get(id)
      const isTooEarly = at < (found.releasedAt ?? '').slice(0, 19) || (found.deliveryAt ?? '') >= at
      if (found.state === 'quarantined' || found.attempts === 0 || isTooEarly) return
      const state = delivery === 'delivered' ? 'sent' : 'failed'
      Object.assign(found, { state, deliveryAt: at, nextAttemptAt: null })
    },

    releaseByTurnstile(id: string, now: string) {
      const found = get(id)
      if (found.list !== 'held') return
      Object.assign(found, { list: 'open', state: 'pending', nextAttemptAt: now, releasedAt: now, dueFrom: now })
      countOf(found.brand).heldBack--
    },

    leadRows: () =>
      [...leads.values()]
        .map(({ oldVersions, createdAt, nextAttemptAt, leaseUntil, releasedAt, deliveryAt, dueFrom, ...row }) => ({
          ...row,
          due_from: dueFrom,
        }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    eventRows: () => events.toSorted(byId),
    noteRows: () => notes.toSorted(byId),
    countRows: () => [...counts.values()].sort((one, other) => (one.brand < other.brand ? -1 : 1)),
  }
}
