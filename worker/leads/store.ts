/** Leads in D1: the only statements that touch the table. Times go in as ISO strings, which sort as they follow. */
import * as v from 'valibot'
import { log } from '#worker/log'
import { GIVE_UP_MS } from './back-off'
import type { Attempt, ClaimedLead, MailEvent, NewLead } from './lead'
import { COLUMNS, columns, MARKS, type NamedLead, readClaimed, toNamed } from './row'

const MINUTE = 60_000
/** Where one of the two has no key, the same text within this is the same lead: sent before the script came, and again. */
const SAME_MS = 10 * MINUTE
/** Longer than the slowest batch takes: four rounds of ten seconds, and its record tried again. */
const LEASE_MS = 2 * MINUTE
/** Between two alerts of one thing. */
const ALERT_MS = 60 * MINUTE
/** What came in a flood is news for so long: shorter than the time between two alerts, so that each is named in one. */
const FLOOD_MS = 30 * MINUTE
/** As many as one mail names. */
const NAMED_MOST = 100

const DUE = `(state = 'pending' AND next_attempt_at <= ?1 OR state = 'sending' AND lease_until <= ?1)`

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(db: D1Database, now: () => number = Date.now) {
  const at = (offset = 0) => new Date(now() + offset).toISOString()

  async function all(sql: string, ...values: unknown[]): Promise<unknown[]> {
    const { results } = await db
      .prepare(sql)
      .bind(...values)
      .all()
    return results
  }

  async function claim(which: string, value: string | number): Promise<ClaimedLead[]> {
    const rows = await all(
      `UPDATE leads SET state = 'sending', lease_until = ?2, attempts = attempts + 1, unsure = unsure + (state = 'sending')
       WHERE id IN (SELECT id FROM leads WHERE ${DUE} ${which}) RETURNING *`,
      at(),
      at(LEASE_MS),
      value,
    )
    return readable(rows)
  }

  /** One that cannot be read, say of a brand that is no more, fails and holds up no other. */
  async function readable(rows: unknown[]): Promise<ClaimedLead[]> {
    const unreadable: string[] = []
    const leads = rows.flatMap((row) => {
      const { success, output, issues } = readClaimed(row)
      if (success) return [output]
      const { id } = row as { id: string }
      log('lead-unreadable', { lead: id, fields: issues.map((issue) => v.getDotPath(issue)) })
      unreadable.push(id)
      return []
    })
    if (unreadable.length > 0)
      await all(
        `UPDATE leads SET state = 'failed', last_error = 'unreadable', lease_until = NULL, next_attempt_at = NULL
         WHERE state = 'sending' AND id IN (SELECT value FROM json_each(?1))`,
        JSON.stringify(unreadable),
      )
    return leads
  }

  return {
    /** Resolves once the row is written, now or before; throws when it is not. A second time is the same as once. */
    async add(lead: NewLead): Promise<void> {
      const quarantined = lead.reasons.length > 0
      await all(
        `INSERT INTO leads (${COLUMNS}, state, next_attempt_at, give_up_at, follows)
         SELECT ${MARKS}, ?18, ?19, ?20,
           (SELECT id FROM leads WHERE form_key = ?3 AND brand = ?5 ORDER BY created_at, rowid LIMIT 1)
         WHERE NOT EXISTS (SELECT 1 FROM leads WHERE digest = ?4 AND created_at > ?21
           AND (?2 IS NULL OR idempotency_key IS NULL))
         ON CONFLICT DO NOTHING`,
        ...columns(lead),
        quarantined ? 'quarantined' : 'pending',
        quarantined ? null : at(),
        quarantined ? null : at(GIVE_UP_MS),
        at(-SAME_MS),
      )
    },

    /** A lead that went out before it could be stored. Should the lost write have come through, it is not sent again. */
    async addSent(lead: NewLead): Promise<void> {
      await all(
        `INSERT INTO leads (${COLUMNS}, state, sent_at, attempts) SELECT ${MARKS}, 'sent', ?18, 1 WHERE true
         ON CONFLICT (id) DO UPDATE SET state = 'sent', sent_at = ?18, attempts = attempts + 1
           WHERE state IN ('pending', 'sending')
         ON CONFLICT DO NOTHING`,
        ...columns(lead),
        at(),
      )
    },

    /** Leases up to so many leads that are due: nobody else gets them until the lease is over. */
    claim: (limit: number) => claim('ORDER BY next_attempt_at LIMIT ?3', limit),
    /** That one, if it is due. */
    claimOne: (id: string) => claim('AND id = ?3', id),

    /** Those attempts are on record whose lease was not taken by another; returns their ids. */
    async record(attempts: Attempt[]): Promise<string[]> {
      const rows = await all(
        `UPDATE leads SET state = done.state, next_attempt_at = done.next_attempt_at, lease_until = NULL,
           last_error = done.error, sent_at = coalesce(done.sent_at, leads.sent_at), unsure = leads.unsure + done.unsure
         FROM (SELECT value->>'id' AS id, value->>'attempts' AS attempts, value->>'state' AS state,
             value->>'nextAttemptAt' AS next_attempt_at, value->>'error' AS error, value->>'sentAt' AS sent_at,
             value->>'unsure' AS unsure FROM json_each(?1)) AS done
         WHERE leads.id = done.id AND leads.state = 'sending' AND leads.attempts = done.attempts
         RETURNING id`,
        JSON.stringify(attempts),
      )
      return (rows as { id: string }[]).map(({ id }) => id)
    },

    /** Out of quarantine and on its way. */
    async release(id: string): Promise<void> {
      await all(
        `UPDATE leads SET state = 'pending', next_attempt_at = ?2, released_at = ?2, give_up_at = ?3
         WHERE id = ?1 AND state = 'quarantined'`,
        id,
        at(),
        at(GIVE_UP_MS),
      )
    },

    /**
     * At most one event a lead. Returns what failed by it. What went out before staff sent a lead again says nothing of
     * the mail after that; times of events are whole seconds.
     */
    async takeEvents(events: MailEvent[]): Promise<string[]> {
      const rows = await all(
        `UPDATE leads SET delivery = told.delivery, delivery_at = told.at,
           last_error = CASE told.delivery WHEN 'delivered' THEN last_error ELSE told.delivery END,
           alerted_at = CASE told.delivery WHEN 'delivered' THEN alerted_at END,
           sent_at = CASE told.delivery WHEN 'delivered' THEN coalesce(sent_at, told.at) ELSE sent_at END,
           next_attempt_at = NULL, state = CASE told.delivery WHEN 'delivered' THEN 'sent' ELSE 'failed' END
         FROM (SELECT value->>'id' AS id, value->>'delivery' AS delivery, value->>'at' AS at FROM json_each(?1)) AS told
         WHERE leads.id = told.id AND leads.state <> 'quarantined' AND leads.attempts > 0
           AND told.at >= coalesce(substr(leads.released_at, 1, 19), '')
           AND (leads.delivery_at IS NULL OR leads.delivery_at < told.at)
         RETURNING id, state`,
        JSON.stringify(events),
      )
      return (rows as { id: string; state: string }[]).filter(({ state }) => state === 'failed').map(({ id }) => id)
    },

    /** Failed ones of which staff have not been told, then those of a flood, unless they were told of one within the hour. */
    async notAlerted(): Promise<NamedLead[]> {
      const rows = await all(
        `SELECT id, brand, created_at, attempts, last_error, state, reasons FROM leads
         WHERE state = 'failed' AND alerted_at IS NULL AND coalesce(next_attempt_at, '') <= ?1
           OR state = 'quarantined' AND created_at > ?2 AND instr(reasons, 'flood') > 0
             AND NOT EXISTS (SELECT 1 FROM leads WHERE state = 'quarantined' AND next_attempt_at > ?1)
         ORDER BY state, created_at LIMIT ?3`,
        at(),
        at(-FLOOD_MS),
        NAMED_MOST,
      )
      return rows.map(toNamed)
    },

    /** @param isSure Whether the alert was taken; else it comes again in an hour. */
    async markAlerted(ids: string[], isSure: boolean): Promise<void> {
      await all(
        `UPDATE leads SET alerted_at = ?1, next_attempt_at = ?2
         WHERE id IN (SELECT value FROM json_each(?3)) AND state IN ('failed', 'quarantined')`,
        isSure ? at() : null,
        at(ALERT_MS),
        JSON.stringify(ids),
      )
    },

    /** Failed ones, those that wait longer than an hour, and quarantined ones; `total` counts those left out too. */
    async unsettled(): Promise<NamedLead[]> {
      const rows = await all(
        `SELECT id, brand, created_at, attempts, last_error, state, reasons, count(*) OVER () AS total FROM leads
         WHERE state IN ('failed', 'quarantined') OR state IN ('pending', 'sending') AND created_at <= ?1
         ORDER BY CASE state WHEN 'failed' THEN 0 WHEN 'quarantined' THEN 2 ELSE 1 END, created_at DESC LIMIT ?2`,
        at(-60 * MINUTE),
        NAMED_MOST,
      )
      return rows.map(toNamed)
    },

    /** Erases what was settled longer ago than this; returns the states they were in. */
    async erase(olderThanMs: number): Promise<string[]> {
      const rows = await all(
        `DELETE FROM leads WHERE state IN ('sent', 'quarantined', 'failed') AND coalesce(sent_at, created_at) < ?1
         RETURNING state`,
        at(-olderThanMs),
      )
      return (rows as { state: string }[]).map(({ state }) => state)
    },
  }
}
