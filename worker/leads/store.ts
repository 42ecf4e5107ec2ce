/** The worker's statements on the leads table. Times are ISO strings, which sort in time order. */
import type { Database, Value } from '#worker/db/database'
import { log } from '#worker/log'
import { GIVE_UP_MS } from '#worker/mail/back-off'
import type { Attempt, ClaimedLead, Lead, LeadState, MailEvent, NewLead } from './lead'
import type { AlertLead } from './mailer'
import { claimedRow, INSERT_COLUMNS, insertValues, PLACEHOLDERS, parseId, parseRows } from './row'

const MINUTE = 60_000
/** If one of two submissions has no key, the same text within this time is one lead. */
const DUPLICATE_MS = 10 * MINUTE
/** Longer than the slowest batch: four rounds of ten seconds, and the retries of its record. */
const LEASE_MS = 2 * MINUTE
/** Minimum time between two alerts about the same cause. */
const ALERT_INTERVAL_MS = 60 * MINUTE
/** Age up to which quarantined leads are in a flood alert. Below ALERT_INTERVAL_MS, so that no lead is in two alerts. */
const FLOOD_ALERT_MS = 30 * MINUTE
/** Maximum number of leads in one alert. */
const MAX_LISTED = 100
/** Maximum number of leads that a brand stores because of a flood, per `FLOOD_PERIOD_MS`. */
const MAX_FLOODED = 1_000
const FLOOD_PERIOD_MS = 60 * MINUTE

/** In the statement that stores a lead, so that leads that arrive at once stay below the cap too. */
const UNDER_FLOOD_CAP = `AND (SELECT count(*) FROM leads
  WHERE brand = ?5 AND created_at > ?30 AND instr(reasons, 'flood') > 0) < ${MAX_FLOODED}`

const DUE = `(state = 'pending' AND next_attempt_at <= ?1 OR state = 'sending' AND lease_until <= ?1)`

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(db: Database, now: () => number = Date.now) {
  const at = (offset = 0) => new Date(now() + offset).toISOString()

  const query = <Row>(text: string, ...values: Value[]) => db.rows<Row>({ text, values })

  async function claimWhere(filter: string, value: string | number): Promise<ClaimedLead[]> {
    const rows = await query(
      `UPDATE leads SET state = 'sending', lease_until = ?2, attempts = attempts + 1, unsure = unsure + (state = 'sending')
       WHERE id IN (SELECT id FROM leads WHERE ${DUE} ${filter}) RETURNING *`,
      at(),
      at(LEASE_MS),
      value,
    )
    return parseOrFail(rows)
  }

  /** Marks an unreadable row as failed, so that it does not block the other leads. Its brand may no longer exist. */
  async function parseOrFail(rows: unknown[]): Promise<ClaimedLead[]> {
    const [leads, unreadable] = parseRows(claimedRow, rows, (lead, fields) => log('lead-unreadable', { lead, fields }))
    if (unreadable.length > 0)
      await query(
        `UPDATE leads SET state = 'failed', last_error = 'unreadable', lease_until = NULL, next_attempt_at = NULL
         WHERE state = 'sending' AND id IN (SELECT value FROM json_each(?1))`,
        JSON.stringify(unreadable),
      )
    return leads
  }

  /** The stored lead of which this one is a duplicate. */
  async function firstOf({ id, idempotencyKey, digest }: NewLead): Promise<unknown> {
    const [first] = await query(
      `SELECT id FROM leads WHERE id = ?1 OR idempotency_key = ?2
         OR digest = ?3 AND created_at > ?4 AND (?2 IS NULL OR idempotency_key IS NULL)
       ORDER BY created_at, rowid LIMIT 1`,
      id,
      idempotencyKey ?? null,
      digest,
      at(-DUPLICATE_MS),
    )
    return first
  }

  return {
    /**
     * Stores the lead, unless it is a duplicate of a stored one. Idempotent.
     * @param isCapped True if a lead of a flood is not stored once the brand has stored `MAX_FLOODED` of them.
     * @returns the id of the stored lead, which is the first one's for a duplicate; null above the cap
     * @throws if the write fails
     */
    async add(lead: NewLead, isCapped = true): Promise<string | null> {
      const quarantined = lead.reasons.length > 0
      const counts = isCapped && lead.reasons.includes('flood')
      const [added] = await query(
        `INSERT INTO leads (${INSERT_COLUMNS}, state, list, next_attempt_at, give_up_at, follows)
         SELECT ${PLACEHOLDERS}, ?25, ?26, ?27, ?28,
           (SELECT id FROM leads WHERE form_key = ?3 AND brand = ?5 ORDER BY created_at, rowid LIMIT 1)
         WHERE NOT EXISTS (SELECT 1 FROM leads WHERE digest = ?4 AND created_at > ?29
           AND (?2 IS NULL OR idempotency_key IS NULL))
           ${counts ? UNDER_FLOOD_CAP : ''}
         ON CONFLICT DO NOTHING RETURNING id`,
        ...(await insertValues(lead)),
        ...(quarantined ? ['quarantined', 'held'] : ['pending', 'open']),
        quarantined ? null : at(),
        quarantined ? null : at(GIVE_UP_MS),
        at(-DUPLICATE_MS),
        ...(counts ? [at(-FLOOD_PERIOD_MS)] : []),
      )
      return parseId(added ?? (await firstOf(lead))) ?? (counts ? null : lead.id)
    },

    /** Stores a lead that was mailed before. If an earlier write did succeed, its row becomes sent. */
    async addSent(lead: NewLead): Promise<void> {
      await query(
        `INSERT INTO leads (${INSERT_COLUMNS}, state, sent_at, attempts) SELECT ${PLACEHOLDERS}, 'sent', ?25, 1 WHERE true
         ON CONFLICT (id) DO UPDATE SET state = 'sent', sent_at = ?25, attempts = attempts + 1
           WHERE state IN ('pending', 'sending')
         ON CONFLICT DO NOTHING`,
        ...(await insertValues(lead)),
        at(),
      )
    },

    /** Leases up to `limit` due leads, those with the longest wait first. */
    claim: (limit: number) => claimWhere('ORDER BY next_attempt_at LIMIT ?3', limit),
    /** Leases this lead if it is due. */
    claimOne: (id: string) => claimWhere('AND id = ?3', id),

    /** Restarts the three days of retries for leads that wait while no mail can be sent. Writes each lead once an hour. */
    async extendRetries(): Promise<void> {
      await query(
        `UPDATE leads SET give_up_at = ?1 WHERE state IN ('pending', 'sending') AND give_up_at < ?2`,
        at(GIVE_UP_MS),
        at(GIVE_UP_MS - 60 * MINUTE),
      )
    },

    /** Records attempts. Skips leads that another worker has claimed since. Returns the recorded ids. */
    async record(attempts: Attempt[]): Promise<string[]> {
      const rows = await query<{ id: string }>(
        `UPDATE leads SET state = attempt.state, next_attempt_at = attempt.next_attempt_at, lease_until = NULL,
           last_error = attempt.error, sent_at = coalesce(attempt.sent_at, leads.sent_at),
           unsure = leads.unsure + attempt.unsure
         FROM (SELECT value->>'id' AS id, value->>'attempts' AS attempts, value->>'state' AS state,
             value->>'nextAttemptAt' AS next_attempt_at, value->>'error' AS error, value->>'sentAt' AS sent_at,
             value->>'unsure' AS unsure FROM json_each(?1)) AS attempt
         WHERE leads.id = attempt.id AND leads.state = 'sending' AND leads.attempts = attempt.attempts
         RETURNING id`,
        JSON.stringify(attempts),
      )
      return rows.map(({ id }) => id)
    },

    /** Moves a lead to pending that was quarantined only until Turnstile answered. */
    async release(id: string): Promise<void> {
      await query(
        `UPDATE leads SET state = 'pending', list = 'open', reasons = '', alerted_at = NULL, next_attempt_at = ?2,
           released_at = ?2, due_from = ?2, give_up_at = ?3
         WHERE id = ?1 AND state = 'quarantined' AND list = 'held'`,
        id,
        at(),
        at(GIVE_UP_MS),
      )
    },

    /**
     * Records at most one event per lead, and returns the leads that failed. Skips events from before staff sent
     * the lead again, compared in whole seconds because events have no milliseconds.
     */
    async recordEvents(events: MailEvent[]): Promise<Pick<Lead, 'id' | 'brand'>[]> {
      const rows = await query<Pick<Lead, 'id' | 'brand'> & { state: string }>(
        `UPDATE leads SET delivery = event.delivery, delivery_at = event.at,
           last_error = CASE event.delivery WHEN 'delivered' THEN last_error ELSE event.delivery END,
           alerted_at = CASE event.delivery WHEN 'delivered' THEN alerted_at END,
           sent_at = CASE event.delivery WHEN 'delivered' THEN coalesce(sent_at, event.at) ELSE sent_at END,
           next_attempt_at = NULL, state = CASE event.delivery WHEN 'delivered' THEN 'sent' ELSE 'failed' END
         FROM (SELECT value->>'id' AS id, value->>'delivery' AS delivery, value->>'at' AS at FROM json_each(?1)) AS event
         WHERE leads.id = event.id AND leads.state <> 'quarantined' AND leads.attempts > 0
           AND event.at >= coalesce(substr(leads.released_at, 1, 19), '')
           AND (leads.delivery_at IS NULL OR leads.delivery_at < event.at)
         RETURNING id, brand, state`,
        JSON.stringify(events),
      )
      return rows.filter(({ state }) => state === 'failed')
    },

    /** Failed leads without an alert, then leads quarantined in a flood unless the last flood alert is under an hour old. */
    leadsToAlert() {
      return query<AlertLead & { state: LeadState }>(
        `SELECT id, brand, created_at AS createdAt, attempts, coalesce(last_error, '') AS lastError, state FROM leads
         WHERE state = 'failed' AND list <> 'closed' AND alerted_at IS NULL AND coalesce(next_attempt_at, '') <= ?1
           OR state = 'quarantined' AND list <> 'closed' AND created_at > ?2 AND instr(reasons, 'flood') > 0
             AND NOT EXISTS (SELECT 1 FROM leads WHERE state = 'quarantined' AND next_attempt_at > ?1)
         ORDER BY state, created_at LIMIT ?3`,
        at(),
        at(-FLOOD_ALERT_MS),
        MAX_LISTED,
      )
    },

    /** @param isAccepted False if the outcome of the alert is unknown. It is then sent again in an hour. */
    async markAlerted(ids: string[], isAccepted: boolean): Promise<void> {
      await query(
        `UPDATE leads SET alerted_at = ?1, next_attempt_at = ?2
         WHERE id IN (SELECT value FROM json_each(?3)) AND state IN ('failed', 'quarantined')`,
        isAccepted ? at() : null,
        at(ALERT_INTERVAL_MS),
        JSON.stringify(ids),
      )
    },
  }
}
