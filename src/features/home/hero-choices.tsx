import type { Choices } from '#shared/brand-copy.ts'

/** Radio buttons in large type. A diagonal crosses the verbs, and a second, white copy shows the verbs on the diagonal. */
export function ChoiceVerbs({ question, choices }: Choices) {
  return (
    <fieldset className="choices">
      <legend>{question}</legend>
      <div className="choice-list">
        {choices.map(({ verb }, index) => (
          <label key={verb} className="choice">
            <input type="radio" name="choice" value={verb} defaultChecked={index === 0} className="choice-radio" />
            {verb}
          </label>
        ))}
        <div className="choice-diagonal" aria-hidden="true">
          {choices.map(({ verb }) => (
            <div key={verb}>{verb}</div>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

/** The facts for each choice. Without JavaScript, the stylesheet shows only the selected choice's facts. */
export function ChoicePanels({ choices }: Choices) {
  return (
    <div className="choice-panels" aria-live="polite">
      {choices.map(({ verb, costs, tax, conditions }) => (
        <div key={verb} className="choice-panel">
          <h2 className="choice-panel-title">{verb}</h2>
          <dl>
            {[
              ['What it costs', costs],
              ['What it does to your taxes', tax],
              ['What has to be true', conditions],
            ].map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

/** Hides the part of the headline that the choices above already show. Screen readers still read the full headline. */
export function HeadlineBelowChoices({ full, shown }: { full: string; shown: string }) {
  return (
    <>
      <span className="sr-only">{full.slice(0, -shown.length)}</span>
      {shown}
    </>
  )
}
