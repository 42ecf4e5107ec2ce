import type { Scenario } from '#tax/scenario.ts'
import { Unbroken } from '#ui/rich-text.tsx'
import { AmountTable } from './amount-table.tsx'
import { caveatsOf, partRows } from './model/comparison.ts'
import { corporationExample } from './model/corporation-example.ts'
import { differingFields, valueIn } from './model/fields.ts'
import { formatChange, formatDollars } from './model/format.ts'
import type { ScenarioPair } from './model/fragment.ts'
import type { Outcome } from './model/outcome.ts'
import { labelOf, valueText } from './model/phrases.ts'
import { Note, PRINTED_HEADING, WARNING } from './part-text.tsx'

interface Props {
  now: Outcome
  saved: Outcome | null
  onShow(pair: ScenarioPair): void
}

export function Compare({ now, saved, onShow }: Props) {
  const current = now.scenario
  function showAndFocusHeading(pair: ScenarioPair) {
    onShow(pair)
    // Moves focus to the comparison's heading, because the button that the visitor pressed may disappear.
    document.getElementById('calc-compare')?.focus()
  }
  return (
    <section aria-labelledby="calc-compare" className={saved ? undefined : 'no-print'}>
      <h2 id="calc-compare" className="no-print heading" tabIndex={-1}>
        Compare two scenarios
      </h2>
      {saved ? (
        <>
          <AmountTable
            caption="What you keep, and the taxes"
            className="mt-5"
            head={['Line', 'Saved', 'Now', 'Difference']}
            rows={partRows(saved.parts, now.parts).map((row) => ({
              key: row.key,
              name: row.name,
              cells: [formatDollars(row.saved), formatDollars(row.now), formatChange(row.now - row.saved)],
              isTotal: row.key === 'all' || row.key === 'takeHome',
            }))}
          />
          <Differences saved={saved.scenario} now={current} />
          <Caveats caveats={caveatsOf(saved.scenario, current)} />
        </>
      ) : (
        <Note>
          Save your numbers, then change the form to see both results side by side. Or start with an example: the same
          business as a sole proprietorship, and as an <Unbroken text="S corporation" /> that pays you a salary.
        </Note>
      )}
      <p className="no-print my-5 flex flex-wrap gap-3">
        {saved ? (
          <>
            <Action onClick={() => onShow({ current: saved.scenario, baseline: current })}>
              Swap Saved and Current Numbers
            </Action>
            <Action onClick={() => showAndFocusHeading({ current, baseline: null })}>Stop Comparing</Action>
          </>
        ) : (
          <>
            <Action onClick={() => showAndFocusHeading({ current, baseline: current })}>Save These Numbers</Action>
            <Action onClick={() => showAndFocusHeading(corporationExample(current))}>
              Sole Proprietor or S Corporation
            </Action>
          </>
        )}
      </p>
    </section>
  )
}

interface ActionProps {
  children: string
  onClick(): void
}

const Action = ({ children, onClick }: ActionProps) => (
  <button type="button" className="button-quiet max-sm:w-full" onClick={onClick}>
    {children}
  </button>
)

function Differences({ saved, now }: { saved: Scenario; now: Scenario }) {
  const differing = differingFields(saved, now)
  if (differing.length === 0)
    return <Note>Your current numbers are the same as your saved numbers. Change one to see the difference.</Note>
  return (
    <AmountTable
      caption="Numbers that differ"
      className="mt-8"
      head={['Line', 'Saved', 'Now']}
      rows={differing.map((field) => ({
        key: field.id,
        name: labelOf(field, now),
        cells: [valueText(field, valueIn(saved, field)), valueText(field, valueIn(now, field))],
        isMuted: true,
      }))}
    />
  )
}

function Caveats({ caveats }: { caveats: readonly string[] }) {
  if (caveats.length === 0) return null
  return (
    <div className={`${WARNING} print:m-0 print:border-0 print:p-0`}>
      <h3 className={`mb-[.6rem] text-lead leading-[1.12] ${PRINTED_HEADING}`}>What this comparison leaves out</h3>
      <ul className="marked-list grid gap-[.35rem] print:inline">
        {caveats.map((caveat) => (
          <li key={caveat} className="print:inline print:p-0 print:before:content-none">
            {caveat}{' '}
          </li>
        ))}
      </ul>
    </div>
  )
}
