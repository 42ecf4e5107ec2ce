import { caveatsOf, differing, partRows } from '#calculator/comparison'
import { corporationExample } from '#calculator/examples'
import { givenIn } from '#calculator/fields'
import { asChange, inDollars } from '#calculator/format'
import type { Shared } from '#calculator/fragment'
import type { Part } from '#calculator/parts'
import { labelOf, saidValue } from '#calculator/phrases'

interface Props extends Shared {
  parts: readonly Part[]
  keptParts: readonly Part[] | null
  onGo(next: Shared): void
}

/** Two scenarios side by side: the one that was kept, and the one in the form. */
export function Compare({ current, kept, parts, keptParts, onGo }: Props) {
  /** The button that was pressed may go: the heading stays. */
  function go(next: Shared) {
    onGo(next)
    document.getElementById('calc-compare')?.focus()
  }
  const caveats = kept ? caveatsOf(kept, current) : []
  const differ = kept ? differing(kept, current) : []
  return (
    <section aria-labelledby="calc-compare">
      <h2 id="calc-compare" className="section-heading" tabIndex={-1}>
        Compare two scenarios
      </h2>
      {kept && keptParts ? (
        <>
          <Sides
            caption="What it comes to"
            rows={partRows(keptParts, parts).map(({ key, name, a, b }) => ({
              key,
              name,
              a: inDollars(a),
              b: inDollars(b),
              change: asChange(b - a),
            }))}
          />
          {differ.length > 0 ? (
            <Sides
              caption="What differs"
              rows={differ.map((field) => ({
                key: field.id,
                name: labelOf(field, current),
                a: saidValue(field, givenIn(kept, field)),
                b: saidValue(field, givenIn(current, field)),
              }))}
            />
          ) : (
            <p className="calc-note">A and B are the same so far. Change the form to see B move.</p>
          )}
          {caveats.length > 0 ? <Caveats of={caveats} /> : null}
        </>
      ) : (
        <p className="calc-note">
          Keep what is in the form as A, then change it to B. Or begin with an example: the same business as a sole
          proprietor, and as an S corporation that pays its owner a salary.
        </p>
      )}
      <p className="calc-buttons no-print">
        {kept ? (
          <>
            <button type="button" className="button-quiet" onClick={() => onGo({ current: kept, kept: current })}>
              Swap A and B
            </button>
            <button type="button" className="button-quiet" onClick={() => go({ current, kept: null })}>
              Stop comparing
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button-quiet" onClick={() => go({ current, kept: current })}>
              Keep this as A
            </button>
            <button type="button" className="button-quiet" onClick={() => go(corporationExample(current))}>
              Sole proprietor or S corporation
            </button>
          </>
        )}
      </p>
    </section>
  )
}

interface SidesProps {
  caption: string
  rows: { key: string; name: string; a: string; b: string; change?: string }[]
}

/** A beside B; on a narrow screen each line's name stands above them. */
function Sides({ caption, rows }: SidesProps) {
  const changes = rows.some(({ change }) => change)
  return (
    <table className="data-table calc-sides">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">A, kept</th>
          <th scope="col">B, in the form</th>
          {changes ? <th scope="col">Difference</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, a, b, change }) => (
          <tr key={key} data-sum={key === 'all' || key === 'kept'}>
            <th scope="row">{name}</th>
            <td data-side="A">{a}</td>
            <td data-side="B">{b}</td>
            {changes ? <td>{change}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Caveats({ of }: { of: readonly string[] }) {
  return (
    <div className="calc-caveats">
      <h3>What this comparison does not know</h3>
      <ul className="marked-list">
        {of.map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
      </ul>
    </div>
  )
}
