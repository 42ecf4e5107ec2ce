import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Shared, writeFragment } from '#calculator/fragment'

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
        The link holds what you typed{kept ? ', A and B' : ''}. It reaches nobody unless you send it; opening it tells
        this site nothing of it.
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
