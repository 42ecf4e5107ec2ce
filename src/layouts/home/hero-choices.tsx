import './hero-choices.css'
import type { Choices } from '#shared/brand-copy'

/** Radio buttons as big type. The chosen one shows its panel, without JavaScript. */
export function HeroChoices({ question, headline, choices }: Choices) {
  return (
    <>
      <fieldset className="choices">
        <legend className="sr-only">{question}</legend>
        {choices.map(({ verb, costs, tax, conditions }, index) => (
          <div key={verb} className="choice">
            <label className="choice-label">
              <input type="radio" name="choice" value={verb} defaultChecked={index === 0} />
              {verb}
            </label>
            <dl className="choice-panel">
              <dt>What it costs</dt>
              <dd>{costs}</dd>
              <dt>What it does to tax</dt>
              <dd>{tax}</dd>
              <dt>What must be true</dt>
              <dd>{conditions}</dd>
            </dl>
          </div>
        ))}
      </fieldset>
      <p className="choices-headline" aria-hidden="true">
        {headline}
      </p>
    </>
  )
}
