import { caveatsOf, differingFields, partRows } from '#calculator/comparison'
import { corporationExample } from '#calculator/corporation-example'
import { valueIn } from '#calculator/fields'
import { formatChange, formatDollars } from '#calculator/format'
import type { ScenarioPair } from '#calculator/fragment'
import type { Part } from '#calculator/parts'
import { labelOf, valueText } from '#calculator/phrases'

interface Props extends ScenarioPair {
  parts: readonly Part[]
  baselineParts: readonly Part[] | null
  onShow(pair: ScenarioPair): void
}

/** Scenario A, the saved baseline, beside scenario B, the one in the form. */
export function Compare({ current, baseline, parts, baselineParts, onShow }: Props) {
  function showAndFocusHeading(pair: ScenarioPair) {
    onShow(pair)
    // The pressed button may disappear.
    document.getElementById('calc-compare')?.focus()
  }
  return (
    <section aria-labelledby="calc-compare">
      <h2 id="calc-compare" className="section-heading" tabIndex={-1}>
        Compare two scenarios
      </h2>
      {baseline && baselineParts ? (
        <>
          <ComparisonTable
            caption="Taxes and what is left"
            rows={partRows(baselineParts, parts).map(({ key, name, a, b }) => ({
              key,
              name,
              a: formatDollars(a),
              b: formatDollars(b),
              change: formatChange(b - a),
            }))}
          />
          <Differences baseline={baseline} current={current} />
          <Caveats caveats={caveatsOf(baseline, current)} />
        </>
      ) : (
        <p className="calc-note">
          Save your numbers as A, then change the form to see B next to it. Or start with an example: the same business
          as a sole proprietorship, and as an S corporation that pays you a salary.
        </p>
      )}
      <p className="calc-buttons no-print">
        {baseline ? (
          <>
            <Action onClick={() => onShow({ current: baseline, baseline: current })}>Swap A and B</Action>
            <Action onClick={() => showAndFocusHeading({ current, baseline: null })}>Stop comparing</Action>
          </>
        ) : (
          <>
            <Action onClick={() => showAndFocusHeading({ current, baseline: current })}>Save as A</Action>
            <Action onClick={() => showAndFocusHeading(corporationExample(current))}>
              Sole proprietor or S corporation
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
  <button type="button" className="button-quiet" onClick={onClick}>
    {children}
  </button>
)

function Differences({ baseline, current }: { baseline: ScenarioPair['current']; current: ScenarioPair['current'] }) {
  const differing = differingFields(baseline, current)
  if (differing.length === 0)
    return <p className="calc-note">A and B are the same so far. Change a number in the form to see the difference.</p>
  return (
    <ComparisonTable
      caption="Numbers that differ"
      rows={differing.map((field) => ({
        key: field.id,
        name: labelOf(field, current),
        a: valueText(field, valueIn(baseline, field)),
        b: valueText(field, valueIn(current, field)),
      }))}
    />
  )
}

interface TableProps {
  caption: string
  rows: { key: string; name: string; a: string; b: string; change?: string }[]
}

function ComparisonTable({ caption, rows }: TableProps) {
  const hasChanges = rows.some(({ change }) => change)
  return (
    <table className="data-table calc-sides">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">A, saved</th>
          <th scope="col">B, form</th>
          {hasChanges ? <th scope="col">Difference</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, a, b, change }) => (
          <tr key={key} data-sum={key === 'all' || key === 'takeHome'}>
            <th scope="row">{name}</th>
            <td data-side="A">{a}</td>
            <td data-side="B">{b}</td>
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
