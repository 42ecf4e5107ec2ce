import type { Choices } from '#shared/brand-copy.ts'

/** Shows a large radio button for each choice, labeled with a verb. */
export function ChoiceVerbs({ question, choices }: Choices) {
  return (
    <fieldset className="choices min-w-0">
      <legend className="relative z-2 bg-ground leading-normal font-bold">{question}</legend>
      <div className="choice-list relative font-heading [font-weight:var(--heading-weight)] whitespace-nowrap">
        {choices.map(({ verb }, index) => (
          <label key={verb} className="choice relative block cursor-pointer">
            {/* The radio button covers the whole row, so that the whole row is clickable. */}
            <input
              type="radio"
              name="choice"
              value={verb}
              defaultChecked={index === 0}
              className="choice-radio absolute inset-0 appearance-none cursor-pointer"
            />
            {verb}
          </label>
        ))}
        <div className="choice-diagonal absolute pointer-events-none" aria-hidden="true" />
      </div>
    </fieldset>
  )
}

/** Renders a panel for every choice. CSS shows only the selected choice's panel, so this works without JavaScript. */
export function ChoicePanels({ choices }: Choices) {
  return (
    <div className="grid" aria-live="polite">
      {choices.map(({ verb, costs, tax, conditions }) => (
        <div key={verb} className="choice-panel lg:grid lg:grid-cols-4 lg:gap-x-gutter">
          <h2 className="py-3 text-heading">{verb}</h2>
          <dl className="sm:grid sm:grid-cols-3 sm:gap-x-gutter lg:col-[2/-1]">
            {[
              ['What it costs', costs],
              ['What it does to your taxes', tax],
              ['What has to be true', conditions],
            ].map(([name, fact]) => (
              <div key={name} className="py-2">
                <dt className="font-bold">{name}</dt> <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

/** Shows only the end of the headline, because the choices above show its start. Screen readers read the full headline. */
export function HeadlineBelowChoices({ full, shown }: { full: string; shown: string }) {
  return (
    <>
      <span className="sr-only">{full.slice(0, -shown.length)}</span>
      {shown}
    </>
  )
}
