import type { Scenario } from '#tax/scenario.ts'
import { Unbroken } from '#ui/rich-text.tsx'
import { caveatsOf, partRows } from './model/comparison.ts'
import { corporationExample } from './model/corporation-example.ts'
import { differingFields, valueIn } from './model/fields.ts'
import { formatChange, formatDollars } from './model/format.ts'
import type { ScenarioPair } from './model/fragment.ts'
import type { Outcome } from './model/outcome.ts'
import { labelOf, valueText } from './model/phrases.ts'

interface Props {
  now: Outcome
  saved: Outcome | null
  onShow(pair: ScenarioPair): void
}

/** Shows the saved scenario beside the current scenario. */
export function Compare({ now, saved, onShow }: Props) {
  const current = now.scenario
  function showAndFocusHeading(pair: ScenarioPair) {
    onShow(pair)
    // Moves the focus to the heading, because the button that was pressed may disappear.
    document.getElementById('calc-compare')?.focus()
  }
  return (
    <section aria-labelledby="calc-compare">
      <h2 id="calc-compare" className="section-heading" tabIndex={-1}>
        Compare two scenarios
      </h2>
      {saved ? (
        <>
          <ComparisonTable
            caption="What you keep, and the taxes"
            rows={partRows(saved.parts, now.parts).map((row) => ({
              key: row.key,
              name: row.name,
              saved: formatDollars(row.saved),
              now: formatDollars(row.now),
              change: formatChange(row.now - row.saved),
            }))}
          />
          <Differences saved={saved.scenario} now={current} />
          <Caveats caveats={caveatsOf(saved.scenario, current)} />
        </>
      ) : (
        <p className="calc-note">
          Save your numbers, then change the form to see both results side by side. Or start with an example: the same
          business as a sole proprietorship, and as an <Unbroken text="S corporation" /> that pays you a salary.
        </p>
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
    return (
      <p className="calc-note">
        Your current numbers are the same as your saved numbers. Change one to see the difference.
      </p>
    )
  return (
    <ComparisonTable
      caption="Numbers that differ"
      rows={differing.map((field) => ({
        key: field.id,
        name: labelOf(field, now),
        saved: valueText(field, valueIn(saved, field)),
        now: valueText(field, valueIn(now, field)),
      }))}
    />
  )
}

interface TableProps {
  caption: string
  rows: { key: string; name: string; saved: string; now: string; change?: string }[]
}

function ComparisonTable({ caption, rows }: TableProps) {
  const hasChanges = rows.some(({ change }) => change)
  return (
    <table className="data-table calc-sides">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Saved</th>
          <th scope="col">Now</th>
          {hasChanges ? <th scope="col">Difference</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, saved, now, change }) => (
          <tr key={key} data-sum={key === 'all' || key === 'takeHome'}>
            <th scope="row">{name}</th>
            <td data-side="Saved">{saved}</td>
            <td data-side="Now">{now}</td>
            {hasChanges ? <td>{change}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Caveats({ caveats }: { caveats: readonly string[] }) {
  if (caveats.length === 0) return null
  return (
    <div className="calc-caveats">
      <h3>What this comparison leaves out</h3>
      <ul className="marked-list">
        {caveats.map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
      </ul>
    </div>
  )
}
