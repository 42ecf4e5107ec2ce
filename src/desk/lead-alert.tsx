/** Shows a rejected form's error, and any changes that other staff made after the form was opened. */
import { formId, isFormShown } from './action-form.tsx'
import { EventLine } from './lead-history.tsx'
import type { LeadProps } from './models.ts'

export function LeadAlert({ shell, view }: LeadProps) {
  const { rejected, changes } = view
  if (!rejected) return null
  const { form, error } = rejected
  const typed = Object.entries(form.fields).filter(([, value]) => value !== '')
  const isShown = isFormShown(form.action, view)
  return (
    <div role="alert" className="alert">
      <h2>Not saved</h2>
      <p>{error}</p>
      {changes && changes.length > 0 ? (
        <>
          <p>What happened in the meantime:</p>
          <ul>
            {changes.map((event) => (
              <EventLine key={event.id} event={event} now={shell.now} />
            ))}
          </ul>
        </>
      ) : null}
      {isShown ? (
        <p>
          <a className="target" href={`#${formId(form.action)}`}>
            {changes ? 'Check your entry and send it again' : 'Go to the form'}
          </a>
        </p>
      ) : null}
      {!isShown && typed.length > 0 ? (
        <>
          <p>You entered:</p>
          {typed.map(([name, value]) => (
            <p key={name} className="note">
              {value}
            </p>
          ))}
        </>
      ) : null}
    </div>
  )
}
