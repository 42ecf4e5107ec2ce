import { Sources, TextList } from '#components/blocks'
import { RichText } from '#components/rich-text'
import { useStoredSet } from '#components/use-stored-set'
import { longDate } from '#shared/dates'
import type { Source } from '#shared/page-content'

type When = readonly string[] | 'always'

interface ChecklistContent {
  questionsHeading: string
  questionsHint: string
  questions: readonly { id: string; label: string; hint?: string }[]
  groups: readonly { id: string; heading: string }[]
  items: readonly { id: string; label: string; detail?: string; when: When; group: string }[]
  deadlines: {
    heading: string
    lead: string
    dates: readonly { id: string; date: string; label: string; detail?: string; when: When }[]
    note: string
  }
  bringing: { heading: string; points: readonly string[] }
  checked: string
  sources: Source[]
}

/** Where answers and ticks are kept, on the visitor's device alone. */
const STORE = 'checklist'

/** From so many papers on, a printed list does without what explains them, to stay on its one page. */
const DENSE = 30

/** A few questions, and the papers that go with the answers. Without script the whole list stands. */
export function Checklist({ content }: { content: ChecklistContent }) {
  const { questions, groups, items, deadlines, bringing, sources, checked } = content
  const answers = useStoredSet(`${STORE}-answers`)
  const ticks = useStoredSet(`${STORE}-ticks`)
  const applies = (when: When) => when === 'always' || answers.size === 0 || when.some((id) => answers.has(id))
  const shown = items.filter(({ when }) => applies(when))
  const done = shown.filter(({ id }) => ticks.has(id)).length
  return (
    <div className="checklist grid gap-16" data-dense={shown.length > DENSE}>
      <fieldset className="needs-script no-print">
        <legend className="section-heading">{content.questionsHeading}</legend>
        <p className="mt-2 max-w-[70ch] text-muted">{content.questionsHint}</p>
        <div className="mt-5 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {questions.map(({ id, label, hint }) => (
            <label key={id} className="flex items-start gap-3 py-2">
              <input type="checkbox" className="tick" checked={answers.has(id)} onChange={() => answers.toggle(id)} />
              <span>
                {label}
                {hint ? <span className="block text-sm text-muted">{hint}</span> : null}
              </span>
            </label>
          ))}
        </div>
      </fieldset>

      <section aria-labelledby="papers">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="papers" className="section-heading">
            Your papers
          </h2>
          <p className="needs-script no-print flex flex-wrap items-center gap-4">
            <span role="status">{`${done} of ${shown.length} ticked`}</span>
            <button type="button" className="button-quiet" onClick={() => print()}>
              Print
            </button>
            <button type="button" className="button-quiet" onClick={ticks.clear}>
              Clear ticks
            </button>
          </p>
        </div>
        <div className="checklist-groups mt-8">
          {groups.map(({ id, heading }) => {
            const own = shown.filter(({ group }) => group === id)
            if (own.length === 0) return null
            return (
              <div key={id} className="mb-8 break-inside-avoid">
                <h3 className="border-b-[length:var(--rule)] border-ink pb-2 text-lg font-bold">{heading}</h3>
                <ul>
                  {own.map(({ id, label, detail }) => (
                    <li key={id} className="border-b border-line">
                      <label className="flex items-start gap-3 py-2">
                        <input
                          type="checkbox"
                          className="tick"
                          checked={ticks.has(id)}
                          onChange={() => ticks.toggle(id)}
                        />
                        <span>
                          <RichText text={label} />
                          {detail ? (
                            <span className="checklist-detail block text-sm text-muted">
                              <RichText text={detail} />
                            </span>
                          ) : null}
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </div>
      </section>

      <section aria-labelledby="deadlines">
        <h2 id="deadlines" className="section-heading">
          {deadlines.heading}
        </h2>
        <p className="mt-2 text-muted">
          <RichText text={deadlines.lead} />
        </p>
        <dl className="mt-6">
          {deadlines.dates
            .filter(({ when }) => applies(when))
            .map(({ id, date, label, detail }) => (
              <div key={id} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
                <dt className="font-semibold">{longDate(`${date}T12:00:00Z`)}</dt>
                <dd>
                  <RichText text={label} />
                  {detail ? (
                    <span className="checklist-detail block text-sm text-muted">
                      <RichText text={detail} />
                    </span>
                  ) : null}
                </dd>
              </div>
            ))}
        </dl>
        <p className="mt-4 text-sm text-muted">
          <RichText text={deadlines.note} />
        </p>
      </section>

      <section aria-labelledby="bringing" className="no-print max-w-[70ch]">
        <h2 id="bringing" className="mb-4 text-2xl font-bold">
          {bringing.heading}
        </h2>
        <TextList items={bringing.points} />
        <Sources sources={sources} checked={longDate(`${checked}T12:00:00Z`)} />
      </section>
    </div>
  )
}
