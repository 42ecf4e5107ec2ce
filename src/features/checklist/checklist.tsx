import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { ANSWERS_KEY, TICKS_KEY } from '#browser/storage-keys.ts'
import { Sources } from '#features/page/blocks.tsx'
import { longDay } from '#shared/dates.ts'
import type { Source } from '#shared/page-content.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SlipColumns } from '#ui/slip.tsx'
import { TextList } from '#ui/text-list.tsx'
import { checklistSlip, countTicked } from './checklist-slip.tsx'
import { type StoredSet, useStoredSet } from './use-stored-set.tsx'

/** Ids of the answers that make the tax prep checklist show an entry. */
type When = readonly string[] | 'always'

interface Entry {
  id: string
  label: string
  detail?: string
  when: When
}

interface ChecklistContent {
  questionsHeading: string
  questionsHint: string
  questions: readonly { id: string; label: string; hint?: string }[]
  groups: readonly { id: string; heading: string }[]
  items: readonly (Entry & { group: string })[]
  deadlines: {
    heading: string
    lead: string
    dates: readonly (Entry & { date: string })[]
    note: string
  }
  bringing: { heading: string; points: readonly string[] }
  checked: string
  sources: Source[]
}

/** Maximum number of documents in a printed checklist with details. A longer checklist omits the details to fit on one page. */
const MAX_DETAILED_ITEMS = 30

const PRINT =
  'print:[:root:has(&)]:leading-[1.25] print:[&_.slip-side]:mb-6 print:[&_.slip-side]:break-inside-avoid print:[&_:is(label,h3)]:py-[.2rem] print:[&_:is(h2,h3)]:text-[1.2rem] print:[&_label]:gap-2 print:[&_input]:size-4 print:[&_input]:mt-[.1rem]'

/**
 * Only the visitor's browser stores the checklist's answers and check marks. Until the visitor answers a question, the
 * checklist contains all documents.
 */
export function Checklist({ content }: { content: ChecklistContent }) {
  const { items, bringing, sources, checked } = content
  const answers = useStoredSet(ANSWERS_KEY)
  const ticks = useStoredSet(TICKS_KEY)
  const applies = ({ when }: Entry) => when === 'always' || answers.size === 0 || when.some((id) => answers.has(id))
  const shown = items.filter(applies)
  const groups = content.groups
    .map((group) => ({ ...group, items: shown.filter((item) => item.group === group.id) }))
    .filter((group) => group.items.length > 0)
  const isCounted = useHydrated()
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const slip = checklistSlip({ groups, ticks: isCounted ? ticks : undefined, now, checked, sources })
  const isDense = shown.length > MAX_DETAILED_ITEMS
  const details = (
    <div className="slip-parts">
      <Deadlines deadlines={content.deadlines} dates={content.deadlines.dates.filter(applies)} />

      <section aria-labelledby="bringing" className="no-print max-w-[70ch]">
        <h2 id="bringing" className="mb-4 text-heading font-bold">
          {bringing.heading}
        </h2>
        <TextList items={bringing.points} />
        <Sources sources={sources} checked={checked} />
      </section>
    </div>
  )
  return (
    // Even the complete checklist fits on one printed Letter page. The result box hides its document counts on phones,
    // because the collapsed groups show the same counts. In short windows, the box has no room for the counts.
    <SlipColumns
      slip={slip}
      details={details}
      isDense={isDense}
      className={`${PRINT} ${isDense ? 'print:columns-4 print:[:root:has(&)]:text-[6.8pt]' : 'print:columns-3 print:[:root:has(&)]:text-[8pt]'} phone:[&_.slip-lines]:hidden short:[&_.slip-lines]:hidden`}
    >
      <div className="grid gap-12 print:block">
        <Questions content={content} answers={answers} />

        <section aria-labelledby="papers">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="papers" className="heading">
              Your documents
            </h2>
            <p className="needs-script no-print">
              <span role="status" className="sr-only">
                {`${countTicked(shown, ticks)} of ${shown.length} checked off`}
              </span>
              <button type="button" className="button-quiet" onClick={ticks.clear}>
                Clear Check Marks
              </button>
            </p>
          </div>
          <div className="mt-8 gap-x-12 sm:columns-2 print:mt-3 print:columns-auto!">
            {groups.map(({ id, heading, items }, index) => (
              <PaperGroup key={id} open={index === 0} heading={heading} items={items} ticks={ticks} />
            ))}
          </div>
        </section>
      </div>
    </SlipColumns>
  )
}

function Questions({ content, answers }: { content: ChecklistContent; answers: StoredSet }) {
  return (
    <fieldset className="needs-script no-print">
      <legend className="heading">{content.questionsHeading}</legend>
      <p className="mt-2 max-w-[70ch] text-muted">{content.questionsHint}</p>
      <div className="mt-5 grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {content.questions.map(({ id, label, hint }) => (
          <label key={id} className="flex items-start gap-3 py-2">
            <input
              type="checkbox"
              name={ANSWERS_KEY}
              autoComplete="off"
              value={id}
              checked={answers.has(id)}
              onChange={() => answers.toggle(id)}
            />
            <span>
              {label}
              {hint ? <span className="block text-small text-muted">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PaperGroupProps {
  open: boolean
  heading: string
  items: readonly Entry[]
  ticks: StoredSet
}

function PaperGroup({ open, heading, items, ticks }: PaperGroupProps) {
  return (
    <div className="break-inside-avoid sm:mb-8 print:mb-[.6rem]!">
      <PhoneFold open={open}>
        {heading}
        <span className="needs-script ml-auto font-normal">{`${countTicked(items, ticks)} of ${items.length}`}</span>
      </PhoneFold>
      <h3 className="border-b-[length:var(--rule)] border-heavy-line pb-2 text-lead font-bold">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line">
            <label className="flex items-start gap-3 py-2">
              <input
                type="checkbox"
                name={TICKS_KEY}
                autoComplete="off"
                value={item.id}
                checked={ticks.has(item.id)}
                onChange={() => ticks.toggle(item.id)}
              />
              <span>
                <EntryText entry={item} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DeadlinesProps {
  deadlines: ChecklistContent['deadlines']
  dates: ChecklistContent['deadlines']['dates']
}

function Deadlines({ deadlines: { heading, lead, note }, dates }: DeadlinesProps) {
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines" className="heading">
        {heading}
      </h2>
      <p className="mt-2 text-muted">
        <RichText text={lead} />
      </p>
      <dl className="mt-6">
        {dates.map((entry) => (
          <div
            key={entry.id}
            className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[12rem_1fr] print:block print:py-[.2rem]"
          >
            <dt className="font-semibold">{longDay(entry.date)}</dt>
            <dd>
              <EntryText entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-muted">
        <RichText text={note} />
      </p>
    </section>
  )
}

function EntryText({ entry: { label, detail } }: { entry: Entry }) {
  return (
    <>
      <RichText text={label} />
      {detail ? (
        <span className="block text-small text-muted print:[[data-dense]_&]:hidden">
          <RichText text={detail} />
        </span>
      ) : null}
    </>
  )
}
