/** The commands of `npm run leads`. They call the desk's functions. */
import { BRAND_IDS } from '#brands/index'
import { ACTIONS, type ActionName, COUNT_MAX, LISTS } from '#desk/models'
import { referenceOf } from '#shared/reference'
import { act, exported, mailAllFailed, viewed } from '#worker/desk/actions'
import { csvText, EXPORT_COLUMNS } from '#worker/desk/csv'
import { type Database, sql } from '#worker/desk/database'
import { exportDetail, toFilters } from '#worker/desk/filters'
import { DONE, readAction } from '#worker/desk/forms'
import { readLead } from '#worker/desk/lead'
import { PAGE_SIZE, readAll, readCounts, readList } from '#worker/desk/lists'
import { eraseLeads, findPerson, type PersonLead, readPersonLeads } from '#worker/desk/person'
import type { Scope } from '#worker/desk/scope'
import { type Call, UsageError } from './call.ts'
import { findLead } from './find-lead.ts'
import { countOf, details, personTable, table } from './print.ts'

export interface CallParts {
  db: Database
  /** ISO time. */
  now: string
  /** Prints the summary, then asks. */
  isConfirmed(summary: string, question: string): Promise<boolean>
  saveFile(file: string, text: string): void
}

/** Keeps the ids of a statement far below D1's limit of 100 kB. */
const ERASE_MAX = 500

const REMAINS = `What remains: the record of each action with who did it, the counts, mails that
were already sent, exported files, and D1’s restore points for 30 days.`

const brandChoices = BRAND_IDS.map((id) => ({ value: id, label: id }))

const canceledFirst = (ahead: number) =>
  `${countOf(ahead, 'appointment')} ahead ${ahead === 1 ? 'is' : 'are'} canceled first. Mails tell the visitor and the colleague.`

/** Returns the text to print. */
export async function runCall(call: Call, parts: CallParts): Promise<string> {
  const { command, word } = call
  const { db, now } = parts
  if (command === 'list') return listing(call, parts)
  // Reading changes nothing and shows all brands, whoever asks.
  if (command === 'person') return personTable(await peopleLeads(parts, { who: '', brands: undefined }, word))
  const scope = scopeOf(call)
  if (command === 'export') return exportList(call, scope, parts)
  if (command === 'erase') return erasePerson(call, scope, parts)
  if (command === 'mail-failed-again')
    return `${countOf(await mailAllFailed(db, scope, now), 'inquiry')} will be mailed again within a minute.`
  const action = ACTIONS.find((name) => name === command)
  const change = action && readChange(action, call, now)
  const found = await findLead(db, word)
  if (change) {
    const { outcome } = await act(db, scope, { id: found.id, action: change }, now)
    if (outcome === 'done') return `${referenceOf(found.id)}: ${DONE[change.action]}`
    throw new Error(
      `Cannot ${command} ${referenceOf(found.id)} because it is in the list ${found.list} and its mail is ${found.state}`,
    )
  }
  const record = await readLead(db, scope, found.id, [viewed(scope, found.id, now)])
  if (!record) throw new Error(`${referenceOf(found.id)} was just erased`)
  return details(record)
}

/** The desk limits colleagues to brands. Whoever has wrangler's login can read the whole database. */
function scopeOf({ command, as }: Call): Scope {
  if (!as) throw new UsageError(`${command} is recorded in the history. Add --as EMAIL, or set LEADS_AS.`)
  return { who: as, brands: undefined }
}

function readChange(action: ActionName, { by, on, text, to, reason }: Call, now: string) {
  const given = Object.entries({ way: by, on, text, to, reason }).filter((entry) => entry[1] !== undefined)
  const fields = Object.fromEntries(given) as Record<string, string>
  const read = readAction(action, fields, { colleagues: undefined, now })
  if ('error' in read) throw new UsageError(read.error)
  return read.action
}

async function listing(call: Call, { db, now }: CallParts): Promise<string> {
  const { brand, search, list = search ? 'all' : 'open' } = call
  const scope = list === 'mine' ? scopeOf(call) : { who: call.as ?? '', brands: undefined }
  const { leads, next, matching } = await readList(db, scope, list, toFilters({ brand, q: search }))
  const counts = await readCounts(db, scope)
  const names = LISTS.filter((name) => name !== 'mine' || call.as)
  const total = matching ?? counts[list]
  const all = matching && matching > COUNT_MAX ? `more than ${COUNT_MAX}` : total
  return [
    leads.length > 0 ? table(leads, now) : 'No inquiries found.',
    ...(next ? [`These are ${PAGE_SIZE} of ${all}. Run export to get all.`] : []),
    names.map((name) => `${counts[name]} ${name}`).join(', '),
  ].join('\n\n')
}

async function exportList(call: Call, scope: Scope, { db, now, saveFile }: CallParts): Promise<string> {
  const { brand, search, csv, list = 'all' } = call
  const fields = { ...(brand && { brand }), ...(search && { q: search }) }
  await db.batch([exported(scope, exportDetail(list, fields, { brands: brandChoices, services: [], forms: [] }), now)])
  let text = csvText([], { header: true })
  let count = 0
  for await (const leads of readAll(db, scope, list, toFilters(fields), EXPORT_COLUMNS.join())) {
    text += csvText(leads, { header: false })
    count += leads.length
  }
  if (csv === undefined) return text
  saveFile(csv, text)
  return `Exported ${countOf(count, 'inquiry')} to ${csv}`
}

async function erasePerson(call: Call, scope: Scope, parts: CallParts): Promise<string> {
  const { db, now, isConfirmed } = parts
  const leads = isPerson(call.word)
    ? await peopleLeads(parts, scope, call.word)
    : await readPersonLeads(db, scope, sql`id = ${(await findLead(db, call.word)).id}`, now)
  const ahead = leads.filter(({ appointment }) => appointment !== '').length
  const summary = [personTable(leads), ...(ahead > 0 ? [canceledFirst(ahead)] : []), REMAINS].join('\n\n')
  const question = `Erase ${countOf(leads.length, 'inquiry')} for good? (yes) `
  if (!call.yes && !(await isConfirmed(summary, question))) return 'Nothing was erased.'
  let erased = 0
  for (let start = 0; start < leads.length; start += ERASE_MAX) {
    const seen = leads.slice(start, start + ERASE_MAX).map(({ id, version }) => ({ id, version }))
    erased += (await eraseLeads(db, scope, seen, now)).length
  }
  const rest = leads.length - erased
  const done = `Erased ${countOf(erased, 'inquiry')}.${rest > 0 ? ` Somebody just acted on the other ${rest}. Run the command again.` : ''}`
  return call.yes ? `${summary}\n\n${done}` : done
}

async function peopleLeads({ db, now }: CallParts, scope: Scope, text: string): Promise<PersonLead[]> {
  const leads = await findPerson(db, scope, text, now)
  if (!leads) throw new UsageError(`${text} is neither an email address nor a phone number of at least seven digits.`)
  if (leads.length === 0) throw new Error(`There are no inquiries from ${text}`)
  return leads
}

/** A number of eight digits is a reference. Phone numbers have seven, ten or more. */
function isPerson(word: string): boolean {
  const digits = word.replace(/[\s().+-]/g, '')
  return word.includes('@') || /^(?:\d{7}|\d{9,15})$/.test(digits)
}
