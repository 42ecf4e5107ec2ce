import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { given, givenIn } from '#calculator/fields'
import { inCents, inDollars, roughly } from '#calculator/format'
import { type Shared, writeFragment } from '#calculator/fragment'
import { labelOf, saidValue, stepPhrases } from '#calculator/phrases'
import { figureText } from '#components/calculator/figure'
import { longDate } from '#shared/dates'
import type { Estimate } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import { sourceName } from '#tax/sources'

/** A link to keep, a sheet of paper, or a talk. */
export function TakeAlong({ current, kept, onReset }: Shared & { onReset(): void }) {
  const [told, setTold] = useState('')
  const [link, setLink] = useState<string>()
  async function copy() {
    const url = `${location.href.split('#')[0]}#${writeFragment({ current, kept })}`
    try {
      await navigator.clipboard.writeText(url)
      setTold('The link is copied.')
    } catch {
      // A browser may forbid it: the link is shown to be copied by hand.
      setLink(url)
      setTold('Copy the link from the field.')
    }
  }
  return (
    <section aria-labelledby="calc-take" className="no-print">
      <h2 id="calc-take" className="section-heading">
        Keep it or talk about it
      </h2>
      <p className="calc-note">
        The link holds what you typed{kept ? ', A and B' : ''}:{' '}
        {given(current)
          .map((field) => labelOf(field, current))
          .join(', ')
          .toLowerCase()}
        . It reaches nobody unless you send it; opening it tells this site nothing of it.
      </p>
      <p className="calc-buttons">
        <Link to="/contact" className="button-primary">
          Talk to us about this result
        </Link>
        <button type="button" className="button-quiet" onClick={copy}>
          Copy the link
        </button>
        <button type="button" className="button-quiet" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button-quiet" onClick={onReset}>
          Start over
        </button>
      </p>
      <p role="status">{told}</p>
      {link ? <input className="calc-link" aria-label="Link to this scenario" readOnly value={link} /> : null}
      <p className="calc-note">The contact form takes none of these amounts along.</p>
    </section>
  )
}

/** All of it on one page of paper. */
export function Sheet({ scenario, result }: { scenario: Scenario; result: Estimate }) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.name })
  const { federal, ohio, year, total, effectiveRate, steps } = result
  const used = [...new Set(steps.flatMap(({ figures }) => figures.map(({ source }) => source)))]
  const lines: [string, string][] = [
    ['Estimated tax', inDollars(total)],
    ['Of income', roughly(effectiveRate)],
    ['Federal balance', inDollars(federal.balance)],
    ['Ohio balance', inDollars(ohio.balance)],
  ]
  return (
    <div className="calc-sheet print-only">
      <p>
        {brand}, {longDate(new Date().toISOString())}. Estimate for tax year {year}, not a return and not advice.
      </p>
      <dl className="calc-sheet-total">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="calc-sheet-columns">
        <h2>What was given</h2>
        <dl>
          {given(scenario).map((field) => (
            <div key={field.id}>
              <dt>{labelOf(field, scenario)}</dt>
              <dd>{saidValue(field, givenIn(scenario, field))}</dd>
            </div>
          ))}
        </dl>
        <h2>How it comes to this</h2>
        <dl>
          {steps.map((step) => (
            <div key={step.key}>
              <dt>
                {stepPhrases[step.key][0]}{' '}
                <small>
                  {step.figures.map((use) => `${figureText(use)} [${used.indexOf(use.source) + 1}]`).join(', ')}
                </small>
              </dt>
              <dd>{inCents(step.amount)}</dd>
            </div>
          ))}
        </dl>
        <h2>Sources of the figures of {year}</h2>
        <ol>
          {used.map((id) => (
            <li key={id}>{sourceName(id)}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
