import { inquiries, timeInText } from './format.ts'
import { addressOf } from './list-filters.tsx'
import { CLOSE_HELD_PATH, type CloseHeldView, NOT_LEAD_REASONS, type PageProps } from './models.ts'
import { REASON_LABELS } from './words.ts'

export function CloseHeldPage({ shell, view }: PageProps<CloseHeldView>) {
  const { filters, count, newest, newestAt, lastEvent } = view
  const chosen = Object.entries(filters)
  const hidden = Object.entries({ ...filters, count, newest, newestAt, lastEvent })
  const back = (
    <a className="target" href={addressOf('/lists/held', filters)}>
      Back to the list
    </a>
  )
  if (count === 0)
    return (
      <>
        <h1>Close held inquiries</h1>
        <p className="empty">No held inquiries match the filters.</p>
        <p>{back}</p>
      </>
    )
  return (
    <>
      <h1>Close {inquiries(count)}?</h1>
      <p className="about">
        {chosen.length > 0
          ? `All held inquiries with ${chosen.map(([name, value]) => `${name} ${value}`).join(', ')}.`
          : 'All held inquiries.'}{' '}
        The newest one arrived {timeInText(newestAt, shell.now)}. Inquiries that arrive later, or that a colleague
        changes in the meantime, stay on the list.
      </p>
      <form method="post" action={CLOSE_HELD_PATH} className="card">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>Why are they not leads?</legend>
          {NOT_LEAD_REASONS.map((reason) => (
            <p key={reason} className="check">
              <input id={`reason-${reason}`} type="radio" name="reason" value={reason} required />
              <label htmlFor={`reason-${reason}`}>{REASON_LABELS[reason]}</label>
            </p>
          ))}
        </fieldset>
        <div className="buttons">
          <button type="submit" className="button-danger">
            Close {inquiries(count)}
          </button>
          {back}
        </div>
      </form>
    </>
  )
}
