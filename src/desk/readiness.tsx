/** A table of lights for what the brands share, for each brand and for the settings. */
import { Fragment } from 'react'
import { Tiles } from './counts'
import type { Check, CheckTable, Light, ReadinessView } from './readiness-models'

/** The meaning of a light does not depend on its color. */
const LIGHTS: Readonly<Record<Light, string>> = { red: 'Red', yellow: 'Yellow', green: 'Green', gray: 'Gray' }
const MEANINGS: readonly (readonly [Light, string])[] = [
  ['red', 'needs work now'],
  ['yellow', 'can wait'],
  ['green', 'works'],
  ['gray', 'off, or not checked'],
]

export function ReadinessPage({ view: { tables } }: { view: ReadinessView }) {
  const lights = tables.flatMap(({ checks }) => checks.map(({ light }) => light))
  return (
    <>
      <h1>Readiness</h1>
      <p className="about">Each row that needs work names its next step. Reload the page to check again.</p>
      <Tiles
        tiles={MEANINGS.map(([light, about]) => ({
          name: LIGHTS[light],
          value: `${lights.filter((shown) => shown === light).length}`,
          about,
        }))}
      />
      {tables.map((table) => (
        <Table key={table.id} table={table} />
      ))}
    </>
  )
}

function Table({ table: { id, title, checks } }: { table: CheckTable }) {
  return (
    <section className="card" aria-labelledby={`checks-${id}`}>
      <h2 id={`checks-${id}`}>{title}</h2>
      <table className="checks" aria-labelledby={`checks-${id}`}>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col">State and next step</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <Row key={check.id} check={check} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ check: { title, light, state, next } }: { check: Check }) {
  return (
    <tr>
      <th scope="row">
        <div className="check-name">
          <span className={`light light-${light}`}>{LIGHTS[light]}</span> <span>{wrappable(title)}</span>
        </div>
      </th>
      <td>
        <div className="check-state">
          <p>{state}</p>
          {next ? (
            <p className="hint">
              <Commands text={next} />
            </p>
          ) : null}
        </div>
      </td>
    </tr>
  )
}

/** The name of a setting may wrap after an underscore. */
function wrappable(name: string) {
  return name.split(/(?<=^[A-Z_]+_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** Shows what is between backticks as code. */
function Commands({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
