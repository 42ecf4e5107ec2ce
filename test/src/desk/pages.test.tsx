import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APPOINTMENT_ACTIONS } from '#desk/appointment-models.ts'
import { ACTIONS, type DeskView } from '#desk/models.ts'
import { renderDeskPage } from '#desk/pages.tsx'
import { anyText } from '#test/helpers/desk/any-text.ts'
import {
  deskLead,
  event,
  leadAppointment,
  leadView,
  listedLead,
  listView,
  shell,
  type Text,
} from '#test/helpers/desk/views.ts'

async function pageOf(view: DeskView): Promise<Document> {
  // The UTF-8 encoding of an HTTP response replaces lone surrogates.
  return new DOMParser().parseFromString(renderDeskPage(shell, view).toWellFormed(), 'text/html')
}

function structure(page: Document): string[] {
  return [...page.querySelectorAll('*')].map((element) => [element.tagName, ...element.getAttributeNames()].join(' '))
}

function textOf(page: Document, selector: string): string {
  return page.querySelector(selector)?.textContent ?? ''
}

const HOSTILE = [
  '</style><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><a href="javascript:alert(1)">x</a>',
  "' autofocus onfocus='alert(1)",
  '</textarea><!--',
  '&lt;script&gt;&#x3C;b',
  'javascript:alert(1)',
  '__proto__',
  '\u202e\0\ud800',
]
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), anyText), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => `a${parts.join('')}`)

const views: [name: string, view: (text: Text) => DeskView][] = [
  ['list', (text) => listView({}, text)],
  [
    'lead',
    (text) =>
      leadView(
        {
          rejected: { form: { action: 'note', fields: { text: text('typed') } }, error: text('error') },
          changes: [event({ detail: text('change') }, text)],
        },
        text,
      ),
  ],
  [
    'erased',
    (text) => ({
      kind: 'erased',
      reference: text('reference'),
      brandName: text('brand'),
      events: [event({ detail: text('detail') }, text), event({ id: 'last', action: 'erased', detail: 'age' }, text)],
      isFormLost: true,
    }),
  ],
  [
    'appointment of a lead',
    (text) =>
      leadView(
        {
          appointment: leadAppointment({}, text),
          events: [
            event({ action: 'confirm', detail: text('detail') }, text),
            event({ id: 'asked', action: 'asked-another-time', detail: text('wishes') }, text),
          ],
          rejected: { form: { action: 'move', fields: { colleague: text('typed') } }, error: text('error') },
        },
        text,
      ),
  ],
  [
    'appointments',
    (text) => {
      const listed = { name: text('name'), brandName: text('brand'), topic: text('topic'), place: text('place') }
      const wishes = [{ day: '2026-12-01', part: 'morning' as const }]
      const times = { startsAt: shell.now, endsAt: shell.now, isChangeRequested: true, hasFailedMail: true }
      return {
        kind: 'appointments',
        toConfirm: [{ ...listed, lead: 'id', requestedAt: shell.now, wishes, isLate: true }],
        upcoming: [{ ...listed, lead: 'other', ...times, colleague: text('colleague') }],
      }
    },
  ],
  [
    'close-held',
    (text) => ({
      kind: 'close-held',
      filters: { brand: text('brand'), from: text('from') },
      ...{ count: 2, newest: 7, newestAt: shell.now, lastEvent: 9 },
    }),
  ],
  [
    'numbers',
    (text) => {
      const count = { key: text('key'), received: 3, heldBack: 1, heldBackWrongly: 1, answered: 2, onTime: 1 }
      const groups = { years: [count], brands: [count], topics: [count], pages: [count] }
      const weeks = { from: '2026-11-09', weeks: [{ ...count, key: '2026-11-16' }], appointments: [] }
      return {
        kind: 'numbers',
        ...weeks,
        ...groups,
        lateNow: 1,
        medianHours: 26,
        medianConfirmHours: undefined,
        jobs: [],
      }
    },
  ],
  [
    'person',
    (text) => ({
      kind: 'person',
      find: text('find'),
      elsewhere: 2,
      leads: [
        {
          ...{ id: 'id', brand: 'payroll', brandName: 'Dresden Payroll', name: text('name'), email: text('email') },
          ...{ phone: text('phone'), topic: text('topic'), created_at: shell.now, list: 'open', version: '', notes: 1 },
          appointment: shell.now,
        },
      ],
    }),
  ],
]

test.each(views)(
  'hostile text in a field does not add an element or attribute to the desk page "%s"',
  async (_, view) => {
    const plain = await pageOf(view((field) => field))
    expect(plain.querySelectorAll('script, link, [style], [src], [onclick]')).toHaveLength(0)
    expect(plain.querySelectorAll('style')).toHaveLength(1)
    const harmless = structure(plain)
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(hostileText), async (texts) => {
        let fields = 0
        // A desk page shows equal strings only once, so each string must be unique.
        const page = await pageOf(view(() => `${fields++}${texts.next().value}`))
        expect(structure(page)).toEqual(harmless)
        for (const link of page.querySelectorAll('a'))
          expect(link.getAttribute('href')).toMatch(/^(?:[/#]|mailto:|tel:)/)
      }),
      { numRuns: 50 },
    )
  },
)

test("a lead's desk page offers exactly the allowed actions", async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray([...ACTIONS]), fc.subarray([...APPOINTMENT_ACTIONS]), async (actions, others) => {
      const appointment = leadAppointment({ actions: others, offers: [] })
      const page = await pageOf(leadView({ actions, appointment }))
      const shown = [...page.querySelectorAll<HTMLInputElement>('input[name=action]')]
      expect(new Set(shown.map(({ value }) => value))).toEqual(new Set<string>([...actions, ...others]))
      expect(shown.filter(({ value }) => others.some((name) => name === value))).toHaveLength(others.length)
      const cancel = shown.find(({ value }) => value === 'cancel')
      if (cancel) expect(cancel.closest('details')?.open).toBe(false)
    }),
    { numRuns: 40 },
  )
})

test("the desk's Numbers page shows the last run and last error for each cron job", () => {
  const jobs = [{ job: 'daily' as const, completedAt: '', failedAt: shell.now, error: 'D1 is down' }]
  const view = views.find(([name]) => name === 'numbers')?.[1]((field) => field)
  const html = renderDeskPage(shell, { ...view, jobs } as DeskView)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(textOf(page, '[aria-labelledby=jobs]')).toMatch(/Last run: none yet\. Last error: none\..*, D1 is down/)
})

test("the desk's date filters use Eastern time for today, this month and last month", async () => {
  const html = renderDeskPage({ ...shell, now: '2027-01-01T03:00:00.000Z' }, listView({ filters: { q: 'ana' } }))
  const page = new DOMParser().parseFromString(html, 'text/html')
  const links = [...page.querySelectorAll('[aria-label=Received] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['Today', '/lists/all?q=ana&from=2026-12-31&to=2026-12-31'],
    ['This month', '/lists/all?q=ana&from=2026-12-01&to=2026-12-31'],
    ['Last month', '/lists/all?q=ana&from=2026-11-01&to=2026-11-30'],
  ])
})

test("the desk's Numbers page shows a row for each week since the first inquiry, newest first", async () => {
  const view = views.find(([name]) => name === 'numbers')?.[1]((field) => field) as DeskView
  const page = await pageOf(view)
  const rows = [...page.querySelectorAll('[aria-label="Inquiries by week"] tbody tr')]
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join('|'))).toEqual([
    'Mon, Nov 23||0|0|–|0|0',
    'Mon, Nov 16||3|2|50%|1|1',
  ])
  const bars = [...page.querySelectorAll('[aria-label="Inquiries by week"] rect')].map((bar) =>
    bar.getAttribute('width'),
  )
  expect(bars).toEqual(['0%', '0%', '100%', `${100 / 3}%`])
})

test.each([
  ['open', '', true, true],
  ['open', '', false, false],
  ['follow-up', '2026-11-27', true, true],
  ['follow-up', '2026-11-27', false, false],
  ['follow-up', '2026-11-20', false, true],
  ['follow-up', '2026-11-23', false, false],
] as const)(
  'in the desk\'s "%s" list, a lead with follow-up day "%s" and isLate=%s is marked "Late": %s',
  async (list, on, isLate, isMarked) => {
    const lead = await pageOf(leadView({ lead: deskLead({ list, follow_up_on: on }), isLate }))
    const row = await pageOf(listView({ leads: [listedLead({ list, followUpOn: on, isLate })] }))
    expect([textOf(lead, 'main header').includes('Late'), textOf(row, 'main ol > li').includes('Late')]).toEqual([
      isMarked,
      isMarked,
    ])
    expect(row.querySelector('main ol > li.border-s-danger') !== null).toBe(isMarked)
  },
)

test("the history on a lead's desk page merges a colleague's repeated views into one line", async () => {
  const viewed = (id: string, who: string, at = '09:00') =>
    event({ id, who, at: `2026-11-20T15:${at}.000Z`, action: 'viewed' })
  const events = [
    ...[viewed('1', 'a'), viewed('2', 'b'), viewed('3', 'a'), event({ id: '4', who: 'a' })],
    ...[viewed('5', 'a', '00:01'), viewed('6', 'b', '00:02'), viewed('7', 'a', '01:00')],
  ]
  const page = await pageOf(leadView({ events }))
  const lines = [...page.querySelectorAll('[aria-labelledby=history] li > p:first-child')].map((p) => p.textContent)
  expect(lines).toEqual([
    ...['Opened by a', 'Opened by b', 'Note added by a', 'Opened by b', 'Opened 2 times by a'],
    'Sent through the website',
  ])
})
