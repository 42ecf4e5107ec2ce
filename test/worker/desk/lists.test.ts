import { beforeEach, expect, test } from 'vitest'
import { type FilterFields, LISTS, type ListName, PAGE_SIZE } from '#desk/models.ts'
import { referenceOf } from '#shared/reference.ts'
import { ana, db } from '#test/helpers/worker/appointments.ts'
import { seededRandom } from '#test/helpers/worker/lead-faults.ts'
import { uuid } from '#test/helpers/worker/lead-parts.ts'
import { DB, emptyStorage } from '#test/helpers/worker/storage.ts'
import { readCounts, readList } from '#worker/desk/lists.ts'
import { searchText } from '#worker/leads/row.ts'
import type { Scope } from '#worker/leads/scope.ts'

beforeEach(emptyStorage)

const random = seededRandom(20_261_123)
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
const many = <T>(count: number, values: readonly T[]) => Array.from({ length: count }, () => pick(values))
const sometimes = <T>(value: T) => (random() < 0.2 ? value : undefined)

const failedIds = new Set<string>()

const NOW = '2026-03-02T15:00:00.000Z'
const BRANDS = ['dresdentax', 'brownco', 'payroll', 'closed-brand']
const TOPICS = ['Payroll', 'Bookkeeping', 'Tax Preparation', 'Tax', '']
const FORMS = ['contact', 'home']
const WORDS =
  `ana Ána ANABEL Perez pérez miller Müller o’neil tax TAXES 1099-NEC 100% a_b x'y can "quoted" w-2 \\d мир МИРА`.split(
    ' ',
  )
const PHONES = ['', '(740) 555-0100', '740-555-0199', '+1 740 555 0100', '5550100']
const SEARCHES = [...WORDS, ...'@mail2.test|555-0100|(740)|+1 (740) 555-0199|740.555|5550100|---|%|_'.split('|')]

const MAILS: [isFailed: boolean, ...mails: string[]][] = [
  [false],
  [false, 'office inquiry due', 'visitor confirmation failed'],
  [false, 'office inquiry accepted', 'visitor confirmed failed', 'visitor moved accepted'],
  [true, 'office inquiry failed', 'visitor confirmation accepted'],
  [true, 'office inquiry unknown', 'visitor confirmed withdrawn'],
  [true, 'office inquiry accepted', 'visitor confirmed failed', 'colleague moved accepted'],
]

type Lead = ReturnType<typeof newLead>['row']

function newLead(number: number) {
  const list = pick(['open', 'follow-up', 'held', 'closed', 'closed'])
  const [name, message] = [many(2, WORDS).join(' '), many(4, WORDS).join(pick([' ', ', ']))]
  const [email, phone] = [`v${number}.${pick(['ana', 'Bob'])}@mail${number % 3}.test`, pick(PHONES)]
  const [isFailed, ...mails] = pick(MAILS)
  const row = {
    id: `${`${Math.floor(random() * 1e8)}`.padStart(8, '0')}${uuid(number).slice(8)}`,
    ...{ brand: pick(BRANDS), service: '', topic: pick(TOPICS), form_type: pick(FORMS), list },
    ...{ name, email, phone, message, search_text: searchText([name, email, phone, message].join(' ')) },
    // With only 12 distinct times, some leads with equal times are on different pages.
    created_at: `2026-02-${10 + Math.floor(random() * 12)}T12:00:00.000Z`,
    assignee: pick(['', 'ana@firm.test', 'bob@firm.test']),
    follow_up_on: list === 'follow-up' ? pick(['2026-03-04', '2026-03-05']) : null,
  }
  if (isFailed) failedIds.add(row.id)
  return { row, mails }
}

async function addLeads(count: number): Promise<Lead[]> {
  const leads = Array.from({ length: count }, (_, number) => newLead(number))
  const names = Object.keys(newLead(0).row)
  const insert = DB.prepare(`INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`)
  const insertMail = DB.prepare(
    `INSERT INTO mails (id, lead, brand, recipient, kind, state, created_at) VALUES (hex(randomblob(9)), ?, '', ?, ?, ?, '')`,
  )
  const mails = leads.flatMap(({ row, mails }) => mails.map((mail) => insertMail.bind(row.id, ...mail.split(' '))))
  await DB.batch([...leads.map(({ row }) => insert.bind(...Object.values(row))), ...mails])
  return leads.map(({ row }) => row)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

function isFound({ name, email, phone, message }: Lead, search: string): boolean {
  const hasWord = (word: string) => [name, email, phone, message].some((field) => plain(field).includes(plain(word)))
  const digits = search.replace(/[\s().+-]/g, '')
  const isPhone = /^\d{7,}$/.test(digits) && phone.replace(/\D/g, '').slice(-10).includes(digits.slice(-10))
  return isPhone || search.split(' ').every(hasWord)
}

const IN_LIST: Record<ListName, (lead: Lead, who: string) => boolean> = {
  open: ({ list }) => list === 'open',
  mine: ({ list, assignee }, who) => assignee === who && (list === 'open' || list === 'follow-up'),
  'follow-up': ({ list }) => list === 'follow-up',
  held: ({ list }) => list === 'held',
  failed: ({ id, list }) => failedIds.has(id) && list !== 'closed',
  closed: ({ list }) => list === 'closed',
  all: () => true,
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function expectedIds(leads: readonly Lead[], { who, brands }: Scope, name: ListName, filters: FilterFields): string[] {
  const { brand, service, form, from, to, q } = filters
  const key = (lead: Lead) => (name === 'follow-up' && !q ? lead.follow_up_on : lead.created_at) ?? ''
  const sorted = leads
    .filter(
      (lead) =>
        (brands?.includes(lead.brand) ?? true) &&
        (!brand || lead.brand === brand) &&
        (!service || lead.topic === service) &&
        (!form || lead.form_type === form) &&
        (!from || lead.created_at.slice(0, 10) >= from) &&
        (!to || lead.created_at.slice(0, 10) <= to) &&
        (q ? isFound(lead, q) : IN_LIST[name](lead, who)),
    )
    .sort((one, other) => compare(key(one), key(other)) || compare(one.id, other.id))
    .map(({ id }) => id)
  return q || ['held', 'closed', 'all'].includes(name) ? sorted.reverse() : sorted
}

async function readPages(scope: Scope, name: ListName, filters: FilterFields = {}): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { leads, total } = await readList(db, scope, name, { filters, page, now: NOW })
    ids.push(...leads.map(({ id }) => id))
    if (total <= page * PAGE_SIZE) return total === ids.length ? ids : [`${total} in total`, ...ids]
  }
}

const day = () => `2026-02-${10 + Math.floor(random() * 12)}`

test('every desk list, filter and search returns the same leads as an in-memory filter', async () => {
  const leads = await addLeads(300)
  let found = 0
  for (let round = 0; round < 200; round++) {
    const scope = {
      who: pick(['ana@firm.test', 'bob@firm.test']),
      brands: pick([undefined, undefined, ['brownco'], ['payroll', 'dresdentax'], []]),
    }
    const q = random() < 0.5 ? many(pick([1, 1, 2]), SEARCHES).join(' ') : undefined
    const filters: FilterFields = {
      ...{ brand: sometimes(pick(BRANDS)), service: sometimes(pick(TOPICS)), form: sometimes(pick(FORMS)) },
      ...{ from: sometimes(day()), to: sometimes(day()), q },
    }
    const name = pick(LISTS)
    const ids = expectedIds(leads, scope, name, filters)
    expect([scope, name, filters, await readPages(scope, name, filters)]).toEqual([scope, name, filters, ids])
    found += q && ids.length > 0 ? 1 : 0
  }
  expect(found).toBeGreaterThan(30)
})

test.each(['-', ' ', ''])('a desk search for a reference number with separator "%s" finds the lead', async (dash) => {
  for (const { id, brand } of await addLeads(20)) {
    const q = referenceOf(id).replace('-', dash)
    const search = (brands: Scope['brands']) => readPages({ ...ana, brands }, 'all', { q })
    expect([await search(undefined), await search([brand]), await search([])]).toEqual([[id], [id], []])
  }
})

test("the count for each desk list includes only leads for the staff member's brands", async () => {
  const leads = await addLeads(200)
  for (const brands of [undefined, ['brownco'], ['payroll', 'dresdentax'], []]) {
    const scope = { who: 'ana@firm.test', brands }
    const counts = LISTS.map((name) => [name, expectedIds(leads, scope, name, {}).length])
    expect(await readCounts(db, scope)).toEqual(Object.fromEntries(counts))
  }
})
