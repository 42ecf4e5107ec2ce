import { env } from 'cloudflare:test'
import type { Bindings } from '#worker/env.ts'
import { newIsolate } from './site.ts'

export const { CONTENT, DB } = env as unknown as Bindings

export interface LeadRow {
  id: string
  idempotency_key: string | null
  form_key: string | null
  brand: string
  name: string
  email: string
  phone: string
  service: string
  message: string
  form_type: string
  created_at: string
  follows: string | null
  masked: string
  reasons: string
  page: string
  referrer_host: string
  campaign: string
  list: string
  released_at: string | null
  reported_at: string | null
}

export async function leads(): Promise<LeadRow[]> {
  const { results } = await DB.prepare('SELECT * FROM leads ORDER BY rowid').all<LeadRow>()
  return results
}

export interface MailRow {
  id: string
  kind: string
  brand: string
  lead: string
  recipient: string
  colleague: string
  content: string
  state: string
  attempts: number
  unknowns: number
  created_at: string
  next_attempt_at: string | null
  lease_until: string | null
  give_up_at: string | null
  last_error: string | null
  sent_at: string | null
  provider_id: string | null
  delivery: string | null
  delivery_at: string | null
  alerted_at: string | null
}

export async function mailRows(): Promise<MailRow[]> {
  const { results } = await DB.prepare(`SELECT * FROM mails WHERE lead <> '' ORDER BY rowid`).all<MailRow>()
  return results
}

/** Without a recorded run, the health check would report that the cron job for email has stopped. */
export async function emptyStorage(): Promise<void> {
  newIsolate()
  await DB.prepare('DELETE FROM leads').run()
  await emptyDesk()
  const now = new Date(Date.now()).toISOString()
  await DB.prepare('DELETE FROM job_runs').run()
  await DB.prepare(`INSERT INTO job_runs (job, completed_at) VALUES ('sweep', ?)`).bind(now).run()
  const { keys } = await CONTENT.list()
  await Promise.all(keys.map(({ name }) => CONTENT.delete(name)))
}

/** The trigger `lead_events_stay` protects the history of leads from deletion. */
async function emptyDesk() {
  const trigger = await DB.prepare(`SELECT sql FROM sqlite_master WHERE name = 'lead_events_stay'`).first<string>('sql')
  const statements = [
    'DROP TRIGGER lead_events_stay',
    'DELETE FROM lead_events',
    `${trigger}`,
    'DELETE FROM erased_leads',
    'DELETE FROM mails',
  ]
  await DB.batch(statements.map((statement) => DB.prepare(statement)))
}
