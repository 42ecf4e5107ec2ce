/** The actions that a lead allows, most frequent first. */
import { dayOf } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { ActionForm, typedValue } from './action-form.tsx'
import { dayText, numberText } from './format.ts'
import { type ActionName, type LeadProps, type LeadView, NOTE_MAX } from './models.ts'
import { REASON_LABELS, WAY_LABELS } from './words.ts'

export function LeadActions({ shell, view }: LeadProps) {
  const { lead, actions } = view
  const has = (action: ActionName) => actions.includes(action)
  const mayHand = has('take') || has('assign')
  return (
    <section className="card lead-actions" aria-labelledby="actions">
      <h2 id="actions">What to do</h2>
      {has('release') ? (
        <OneButton view={view} action="release" title="Real inquiry" label="Release" isPrimary />
      ) : null}
      {has('answered') ? (
        <Choices view={view} action="answered" title="Mark as answered" field="way" labels={WAY_LABELS} isPrimary />
      ) : null}
      {has('follow-up') ? <FollowUp shell={shell} view={view} /> : null}
      {mayHand ? <Owner shell={shell} view={view} /> : null}
      {has('note') ? <Note view={view} /> : null}
      {has('not-a-lead') ? (
        <Choices view={view} action="not-a-lead" title="Not a lead" field="reason" labels={REASON_LABELS} />
      ) : null}
      {has('reopen') ? <OneButton view={view} action="reopen" title="Closed by mistake?" label="Reopen" /> : null}
      <form method="post" action="/people" className="erase-person">
        <button type="submit" name="find" value={lead.email || lead.phone}>
          Erase this person’s data
        </button>
      </form>
    </section>
  )
}

interface ButtonProps {
  view: LeadView
  action: ActionName
  title: string
  isPrimary?: boolean
}

function OneButton({ view, action, title, label, isPrimary }: ButtonProps & { label: string }) {
  return (
    <ActionForm view={view} action={action} title={title}>
      <button type="submit" className={isPrimary ? 'primary' : undefined}>
        {label}
      </button>
    </ActionForm>
  )
}

interface ChoicesProps extends ButtonProps {
  field: string
  /** Labels, keyed by value. */
  labels: Readonly<Record<string, string>>
}

/** Renders one button for each choice. */
function Choices({ view, action, title, field, labels, isPrimary }: ChoicesProps) {
  const typed = typedValue(view, action, field)
  const chosen = Object.hasOwn(labels, typed) && labels[typed]
  return (
    <ActionForm view={view} action={action} title={title}>
      {chosen ? <p>You chose “{chosen}”.</p> : null}
      <div className="buttons">
        {Object.entries(labels).map(([value, label]) => (
          <button key={value} type="submit" name={field} value={value} className={isPrimary ? 'primary' : undefined}>
            {label}
          </button>
        ))}
      </div>
    </ActionForm>
  )
}

function FollowUp({ shell, view }: LeadProps) {
  const today = dayOf(shell.now)
  const { follow_up_on } = view.lead
  return (
    <div className="action-group">
      <ActionForm view={view} action="follow-up" title="Follow up" isMain={false}>
        <div className="buttons">
          {view.followUpDays.map((day) => (
            <button key={day} type="submit" name="on" value={day}>
              {dayText(day, shell.now)}
            </button>
          ))}
        </div>
      </ActionForm>
      <ActionForm view={view} action="follow-up" title="Follow up on another day">
        <label className="hidden" htmlFor="follow-up-on">
          Day
        </label>
        <div className="field-button">
          <input
            id="follow-up-on"
            type="date"
            name="on"
            required
            min={today}
            max={addDays(today, 366)}
            defaultValue={typedValue(view, 'follow-up', 'on') || follow_up_on}
          />
          <button type="submit">Set day</button>
        </div>
      </ActionForm>
    </div>
  )
}

function Owner({ shell, view }: LeadProps) {
  const { lead, actions, colleagues } = view
  const others = colleagues.filter((email) => email !== lead.assignee)
  return (
    <div className="action-group">
      {actions.includes('take') && lead.assignee !== shell.who ? (
        <OneButton view={view} action="take" title="Work on it yourself" label="Take" />
      ) : null}
      {actions.includes('assign') ? (
        <ActionForm view={view} action="assign" title="Hand to a colleague">
          <label className="hidden" htmlFor="assign-to">
            Email address of the colleague
          </label>
          <input
            id="assign-to"
            type="email"
            name="to"
            required
            list="colleagues"
            autoComplete="off"
            placeholder="Email address"
            defaultValue={typedValue(view, 'assign', 'to')}
          />
          <label className="hidden" htmlFor="assign-text">
            Note for the colleague
          </label>
          <div className="field-button">
            <input
              id="assign-text"
              type="text"
              name="text"
              autoComplete="off"
              placeholder="Note (optional)"
              defaultValue={typedValue(view, 'assign', 'text')}
            />
            <button type="submit">Hand over</button>
          </div>
          <datalist id="colleagues">
            {others.map((email) => (
              <option key={email} value={email} />
            ))}
          </datalist>
        </ActionForm>
      ) : null}
    </div>
  )
}

function Note({ view }: { view: LeadView }) {
  return (
    <ActionForm view={view} action="note" title="Note for colleagues">
      <label className="hidden" htmlFor="note-text">
        Note
      </label>
      {/* No maxLength, because it would silently truncate pasted text. */}
      <textarea
        id="note-text"
        name="text"
        rows={3}
        required
        aria-describedby="note-hint"
        defaultValue={typedValue(view, 'note', 'text')}
      />
      <p className="hint" id="note-hint">
        Up to {numberText(NOTE_MAX)} characters. The visitor does not see it.
      </p>
      <button type="submit">Add note</button>
    </ActionForm>
  )
}
