/** Checks D1 and KV, and reads from them the state of content, cron jobs and leads. */
import type { Check } from '#desk/readiness-models'
import type { BrandId } from '#shared/brand-id'
import { dayOf } from '#shared/dates'
import type { Database } from '#worker/desk/database'
import type { Scope } from '#worker/desk/scope'
import type { SettingState } from '#worker/env'
import { LEAD_WAIT_MS, lastMorning, MAIL_DEAD_MS, SWEEP_LATE_MS } from '#worker/leads/health-check'
import { timeOf } from '#worker/leads/mail/time'
import { attempt, type Finding, finding, notChecked, problemOf, type Settings } from './finding'
import { LATEST_MIGRATION } from './latest-migration'
import {
  type LeadCount,
  type ReadContent,
  readContentTimes,
  readMigrations,
  readState,
  type StoredState,
} from './stored'

const DAY_MS = 24 * 60 * 60_000
/** A day, and the time between the two runs of the daily job. */
const BACKUP_LATE_MS = DAY_MS + 2 * 60 * 60_000
const LOGS = 'Look at the worker’s log: `npx wrangler tail`.'

interface DatabaseChecks {
  shared: Check[]
  ofBrand(brand: BrandId): Check[]
}

interface DatabaseOptions {
  scope: Pick<Scope, 'brands'>
  /** ms since 1970. */
  now: number
  timeoutMs: number
  /** True if the site stores nightly backups. */
  hasBackups: boolean
}

export async function databaseChecks(db: Database, options: DatabaseOptions): Promise<DatabaseChecks> {
  const { scope, now, timeoutMs, hasBackups } = options
  const time = new Date(now).toISOString()
  const lost = { day: dayOf(time), before: new Date(now - MAIL_DEAD_MS).toISOString() }
  const migrations = await attempt(timeoutMs, () => readMigrations(db))
  const schema = schemaFinding(migrations.result)
  const stored = schema.light === 'green' ? await attempt(timeoutMs, () => readState(db, scope, time, lost)) : undefined
  const error = migrations.error ?? stored?.error
  const state = stored?.result
  const gray = notChecked(
    error ? 'the database does not answer' : 'the database lacks migrations',
    error ? 'See Database.' : 'See Database schema.',
  )
  return {
    shared: [
      { id: 'd1', title: 'Database', ...answerFinding(error) },
      { id: 'schema', title: 'Database schema', ...(migrations.error ? gray : schema) },
      { id: 'sweep', title: 'Last sweep', ...(state ? sweepFinding(state, now) : gray) },
      { id: 'morning', title: 'Last morning mail', ...(state ? morningFinding(state, now) : gray) },
      { id: 'backup', title: 'Last backup', ...(hasBackups && !state ? gray : backupFinding(state, hasBackups, now)) },
    ],
    ofBrand(brand) {
      const own = state?.leads.filter((count) => count.brand === brand)
      return [
        { id: 'mailed', title: 'Inquiries mailed', ...(own ? mailedFinding(own, now) : gray) },
        { id: 'answered', title: 'Inquiries answered', ...(own ? answeredFinding(own) : gray) },
      ]
    },
  }
}

function answerFinding(error: string | undefined): Finding {
  if (error === undefined) return finding('green', 'D1 answers.')
  return finding(
    'red',
    `The database does not answer: ${error}.`,
    'If it stays, check the id of DB in wrangler.toml, and look at https://www.cloudflarestatus.com.',
  )
}

function schemaFinding(applied: readonly string[] = []): Finding {
  if (applied.includes(LATEST_MIGRATION)) return finding('green', `${LATEST_MIGRATION} is applied.`)
  return finding(
    'red',
    applied.length > 0 ? `The database ends with ${applied.at(-1)}.` : 'The database has no tables.',
    'Run `npx wrangler d1 migrations apply DB --remote`, or `npm start` on this machine.',
  )
}

function sweepFinding({ runs }: StoredState, now: number): Finding {
  const at = runs.get('sweep')
  if (at && Date.parse(at) >= now - SWEEP_LATE_MS) return finding('green', `Completed ${timeOf(at)}.`)
  return finding(
    'red',
    at ? `The last sweep that completed was ${timeOf(at)}. It is due every minute.` : 'No sweep has completed yet.',
    `Check that the last deploy has [triggers]. ${LOGS}`,
  )
}

function morningFinding({ runs, isMorningLost }: StoredState, now: number): Finding {
  const at = runs.get('morning')
  const due = lastMorning(now)
  if (isMorningLost)
    return finding('red', 'A morning mail of today may not have been sent.', 'Read the lists at the desk instead.')
  if (due !== '' && !(at && at >= due))
    return finding('red', 'The morning mail of today has not run.', `See Last sweep and MailChannels. ${LOGS}`)
  return at ? finding('green', `Ran ${timeOf(at)}.`) : finding('gray', 'None was due yet.')
}

function backupFinding(state: StoredState | undefined, isOn: boolean, now: number): Finding {
  if (!isOn) return finding('gray', 'Off: the site stores no backups.', 'Follow “Backups” in docs/operations.md.')
  const at = state?.runs.get('backup')
  if (!at) return finding('yellow', 'None has been stored yet.', 'Check again after 13:00 UTC.')
  if (now - Date.parse(at) < BACKUP_LATE_MS) return finding('green', `Stored ${timeOf(at)}.`)
  return finding(
    'red',
    `The last one was stored ${timeOf(at)}. One is due each day.`,
    'Read the error of `backup-failed` in the log, and write a backup yourself: “Backups” in docs/operations.md.',
  )
}

function mailedFinding(counts: readonly LeadCount[], now: number): Finding {
  const count = (kind: LeadCount['kind']) => counts.find((one) => one.kind === kind)
  const [failed, unsent] = [count('failed'), count('unsent')]
  if (failed)
    return finding(
      'red',
      `Mails that failed: ${failed.count}.`,
      'Open the list Failed at the desk, and mail them again.',
    )
  if (!unsent) return finding('green', 'All are mailed to the office.')
  const isStuck = Date.parse(unsent.since) < now - LEAD_WAIT_MS
  const since = `Waiting to be mailed: ${unsent.count}, the oldest since ${timeOf(unsent.since)}.`
  return isStuck
    ? finding('yellow', since, 'See MailChannels and Last sweep. Call the visitors if it is urgent.')
    : finding('green', since)
}

function answeredFinding(counts: readonly LeadCount[]): Finding {
  const count = (kind: LeadCount['kind']) => counts.find((one) => one.kind === kind)?.count ?? 0
  const [open, late] = [count('open'), count('late')]
  if (late > 0) return finding('yellow', `Waiting: ${open}. Late: ${late}.`, 'Answer the late ones in the list Open.')
  return finding('green', open > 0 ? `Waiting: ${open}. None is late.` : 'None is waiting.')
}

export async function contentChecks(
  read: ReadContent,
  settings: Settings,
  { now, timeoutMs }: Pick<DatabaseOptions, 'now' | 'timeoutMs'>,
): Promise<Check[]> {
  const { result: times, error } = await attempt(timeoutMs, () => readContentTimes(read))
  const gray = notChecked('KV does not answer', 'See KV.')
  const webhook = settings.get('GHOST_WEBHOOK_SECRET')?.state
  return [
    {
      ...{ id: 'kv', title: 'KV' },
      ...(times
        ? finding('green', 'KV answers.')
        : finding(
            'red',
            `KV does not answer: ${error}.`,
            'Check the id of CONTENT in wrangler.toml. Pages still work.',
          )),
    },
    { id: 'content', title: 'Age of the content', ...(times ? ageFinding(times.fetchedAt, now) : gray) },
    { id: 'webhook', title: 'Last webhook', ...(times ? webhookFinding(times.webhookAt, webhook) : gray) },
  ]
}

function ageFinding(fetchedAt: number | undefined, now: number): Finding {
  if (fetchedAt === undefined) return finding('yellow', 'No posts are stored yet.', 'Open /blog on a brand’s host.')
  const loaded = `The posts were loaded ${timeOf(new Date(fetchedAt).toISOString())}.`
  if (now - fetchedAt < DAY_MS) return finding('green', loaded)
  return finding('yellow', loaded, 'Open /blog on a brand’s host, then check again. If the time stays, see Ghost.')
}

function webhookFinding(at: number | undefined, setting: SettingState['state'] | undefined): Finding {
  if (setting === 'problem') return problemOf('GHOST_WEBHOOK_SECRET')
  if (setting === 'off')
    return finding(
      'gray',
      'Off: new posts show after CONTENT_FRESH_SECONDS.',
      'Follow “Publishing” in docs/operations.md.',
    )
  if (at) return finding('green', `Arrived ${timeOf(new Date(at).toISOString())}.`)
  return finding('yellow', 'None has arrived yet.', 'Publish a post. If that changes nothing, compare the secrets.')
}
