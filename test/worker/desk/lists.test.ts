import { beforeEach, expect, test } from 'vitest'
import { LISTS, type ListName } from '#desk/models'
import { referenceOf } from '#shared/reference'
import { seededRandom } from '#test/helpers/worker/lead-faults'
import { uuid } from '#test/helpers/worker/lead-parts'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { act, erase } from '#worker/desk/actions'
import { d1Database, sql } from '#worker/desk/database'
import { type Filters, PAGE_SIZE, readAll, readCounts, readList } from '#worker/desk/lists'
import type { Scope } from '#worker/desk/scope'

beforeEach(emptyStorage)

const db = d1Database(DB)
const random = seededRandom(20_261_123)
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
const many = <T>(count: number, values: readonly T[]) => Array.from({ length: count }, () => pick(values))

const BRANDS = ['dresdentax', 'brownco', 'payroll', 'closed-brand']
const TOPICS = ['Payroll', 'Bookkeeping', 'Tax Preparation', 'Tax', '']
const FORMS = ['contact', 'home']
const WORDS =
  'ana Ána ANABEL pérez Perez miller Müller o’neil tax taxes 1099-NEC 100% ÉTÉ été can CANT "quoted" w-2 łódź мир МИРА'.split(
    ' ',
  )
const NOW = '2026-03-02T15:00:00.000Z'

type Lead = Record<
  | 'id'
  | 'digest'
  | 'brand'
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'topic'
  | 'message'
  | 'form_type'
  | 'created_at'
  | 'state'
  | 'list'
  | 'assignee',
  string
> & { follow_up_on: string | null }

function newLead(number: number): Lead {
  const list = pick(['open', 'follow-up', 'held', 'closed', 'closed'])
  const word = () => pick(WORDS)
  return {
    ...{
      id: `${`${Math.floor(random() * 1e8)}`.padStart(8, '0')}${uuid(number).slice(8)}`,
      digest: `digest-${number}`,
      brand: pick(BRANDS),
      service: '',
    },
    ...{ name: `${word()} ${word()}`, email: `v${number}.${pick(['ana', 'bob'])}@mail${number % 3}.test` },
    phone: pick(['', '(740) 555-0100', '740-555-0199', '+1 740 555 0100', '5550100', `740 55${1000 + number}0`]),
    ...{ message: many(6, WORDS).join(pick([' ', ', '])), topic: pick(TOPICS), form_type: pick(FORMS), list },
    // Few different times, so that leads of the same time are on both sides of a page's end.
    created_at: `2026-02-${10 + Math.floor(random() * 12)}T12:00:00.000Z`,
    state: list === 'held' ? 'quarantined' : pick(['pending', 'sent', 'failed']),
    assignee: pick(['', 'ana@firm.test', 'bob@firm.test']),
    follow_up_on: list === 'follow-up' ? pick(['2026-03-04', '2026-03-05']) : null,
  }
}

async function addLeads(count: number): Promise<Lead[]> {
  const leads = Array.from({ length: count }, (_, number) => newLead(number))
  const names = Object.keys(leads[0] ?? {})
  const insert = `INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`
  await DB.batch(leads.map((lead) => DB.prepare(insert).bind(...Object.values(lead))))
  return leads
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const tokens = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** True if a field has the word's parts one after the other, the last one as the start of a word. */
function hasWord(field: string, word: string): boolean {
  const [all, parts] = [tokens(field), tokens(word)]
  return all.some((_, start) =>
    parts.every((part, index) =>
      index === parts.length - 1 ? all[start + index]?.startsWith(part) : all[start + index] === part,
    ),
  )
}

function isFound({ name, email, phone, message }: Lead, search: string): boolean {
  const fields = [name, email, phone, message]
  const words = search.split(/\s+/).filter((word) => tokens(word).length > 0)
  const hasWords = words.length > 0 && words.every((word) => fields.some((field) => hasWord(field, word)))
  const digits = search.replace(/[\s().+-]/g, '')
  const isPhone = /^\d{7,}$/.test(digits) && phone.replace(/\D/g, '').slice(-10).startsWith(digits.slice(-10))
  const isLocal = /^\d{7}$/.test(digits) && hasWord(phone, `${digits.slice(0, 3)} ${digits.slice(3)}`)
  return hasWords || isPhone || isLocal
}

const IN_LIST: Record<ListName, (lead: Lead, who: string) => boolean> = {
  open: ({ list }) => list === 'open',
  mine: ({ list, assignee }, who) => assignee === who && (list === 'open' || list === 'follow-up'),
  'follow-up': ({ list }) => list === 'follow-up',
  held: ({ list }) => list === 'held',
  failed: ({ list, state }) => state === 'failed' && list !== 'closed',
  closed: ({ list }) => list === 'closed',
  all: () => true,
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The ids of a list's leads in its order, by reading all of them. */
function expected(leads: readonly Lead[], { who, brands }: Scope, name: ListName, filters: Filters): string[] {
  const { brand, topic, form, from, to, search } = filters
  const matching = leads.filter(
    (lead) =>
      (brands?.includes(lead.brand) ?? true) &&
      (!brand || lead.brand === brand) &&
      (!topic || lead.topic === topic) &&
      (!form || lead.form_type === form) &&
      (!from || lead.created_at >= from) &&
      (!to || lead.created_at < to) &&
      (search ? isFound(lead, search) : IN_LIST[name](lead, who)),
  )
  if (search) return matching.map(({ id }) => id).reverse()
  const key = (lead: Lead) => (name === 'follow-up' ? lead.follow_up_on : lead.created_at) ?? ''
  const sorted = matching.sort((one, other) => compare(key(one), key(other)) || compare(one.id, other.id))
  return (['held', 'closed', 'all'].includes(name) ? sorted.reverse() : sorted).map(({ id }) => id)
}

/** The pages of a list, one after the other. */
async function readPages(scope: Scope, name: ListName, filters: Filters): Promise<string[][]> {
  const pages: string[][] = []
  for (let after: string | undefined; ; ) {
    const { leads, next, matching } = await readList(db, scope, name, filters, after)
    pages.push(leads.map(({ id }) => id))
    if (next) expect([leads.length, matching === undefined]).toEqual([PAGE_SIZE, !Object.values(filters).some(Boolean)])
    if (!next) return pages
    after = next
  }
}

const sometimes = <T>(value: T) => (random() < 0.2 ? value : undefined)
const day = () => `2026-02-${10 + Math.floor(random() * 12)}T12:00:00.000Z`
const start = (word: string) => [...word].slice(0, 1 + Math.floor(random() * word.length)).join('')

function randomSearch(): string {
  const words = [
    ...WORDS,
    'ana@mail1',
    '@mail2.test',
    '555-0100',
    '(740)',
    '7405550100',
    '+1 (740) 555-0199',
    '740.555',
    '5550100',
    'nobody',
    '---',
  ]
  return many(pick([1, 1, 2, 3]), words)
    .map((word) => (random() < 0.3 ? start(word) : random() < 0.3 ? plain(word) : word))
    .join(' ')
}

test('every list, filter and search has the leads that a plain filter finds, and its pages repeat and skip none', async () => {
  const leads = await addLeads(400)
  let found = 0
  for (let round = 0; round < 400; round++) {
    const scope = {
      who: pick(['ana@firm.test', 'bob@firm.test']),
      brands: pick([undefined, undefined, ['brownco'], ['payroll', 'dresdentax'], []]),
    }
    const filters: Filters = {
      ...{ brand: sometimes(pick(BRANDS)), topic: sometimes(pick(TOPICS)), form: sometimes(pick(FORMS)) },
      ...{ from: sometimes(day()), to: sometimes(day()), search: random() < 0.5 ? randomSearch() : undefined },
    }
    const name = pick(LISTS)
    const query = { scope, name, filters }
    const pages = await readPages(scope, name, filters)
    const ids = expected(leads, scope, name, filters)
    expect([query, pages.flat()]).toEqual([query, ids])
    if (pages.length > 1) {
      const { matching } = await readList(db, scope, name, filters)
      expect(matching ?? ids.length).toBe(ids.length)
    }
    found += filters.search && ids.length > 0 ? 1 : 0
  }
  expect(found).toBeGreaterThan(50)
})

test.each([
  ['a dash', '-'],
  ['a space', ' '],
  ['no space', ''],
])('a search for a reference number with %s finds its lead in the colleague’s brands', async (_what, between) => {
  const leads = await addLeads(20)
  for (const { id, brand } of leads) {
    const typed = ` ${referenceOf(id).replace('-', between)} `
    const search = (brands: Scope['brands']) => readPages({ ...ana, brands }, 'all', { search: typed })
    expect([await search(undefined), await search([brand]), await search([])]).toEqual([[[id]], [[id]], [[]]])
  }
})

test('the count of each list is the number of its leads in the colleague’s brands', async () => {
  const leads = await addLeads(200)
  for (const brands of [undefined, ['brownco'], ['payroll', 'dresdentax'], []]) {
    const scope = { who: 'ana@firm.test', brands }
    const counts = LISTS.map((name) => [name, expected(leads, scope, name, {}).length])
    expect(await readCounts(db, scope)).toEqual(Object.fromEntries(counts))
  }
})

const ana = { who: 'ana@firm.test', brands: undefined }

test.each(LISTS)('when the last lead of a page of %s is erased, the next page has all leads after it', async (name) => {
  const leads = await addLeads(900)
  const before = (await readPages(ana, name, {})).flat()
  expect(before).toEqual(expected(leads, ana, name, {}))
  const { next } = await readList(db, ana, name)
  await erase(db, ana, sql`id = ${before[PAGE_SIZE - 1] ?? ''}`, { why: 'request', now: NOW })
  expect((await readList(db, ana, name, {}, next)).leads.map(({ id }) => id)).toEqual(
    before.slice(PAGE_SIZE, 2 * PAGE_SIZE),
  )
})

test('when the last lead of a page is answered or erased, the next page of follow-ups and of a search has all leads after it', async () => {
  await addLeads(900)
  for (const [name, filters] of [
    ['follow-up', {}],
    ['all', { search: 'tax' }],
  ] as const) {
    const before = (await readPages(ana, name, filters)).flat()
    const { next } = await readList(db, ana, name, filters)
    const id = before[PAGE_SIZE - 1] ?? ''
    if (name === 'follow-up') await act(db, ana, { id, action: { action: 'answered', way: 'mail' } }, NOW)
    else await erase(db, ana, sql`id = ${id}`, { why: 'request', now: NOW })
    expect((await readList(db, ana, name, filters, next)).leads.map(({ id }) => id)).toEqual(
      before.slice(PAGE_SIZE, 2 * PAGE_SIZE),
    )
  }
})

test('an export of more leads than one statement reads has each lead once, also when leads are erased meanwhile', async () => {
  const leads = await addLeads(4100)
  const exported: unknown[] = []
  for await (const part of readAll(db, ana, 'all', {}, 'id,name')) {
    exported.push(...part.map(({ id }) => id))
    expect(Object.keys(part[0] ?? {})).toEqual(['id', 'name'])
    await erase(db, ana, sql`id = ${`${exported.at(-1)}`}`, { why: 'request', now: NOW })
  }
  expect(exported).toEqual(expected(leads, ana, 'all', {}))
})
