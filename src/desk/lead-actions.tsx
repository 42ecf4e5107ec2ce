import { dayOf } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { ActionForm, typedValue } from './action-form.tsx'
import { Card } from './card.tsx'
import { dayText, numberText } from './format.ts'
import { type ActionName, type LeadProps, type LeadView, NOTE_MAX } from './models.ts'
import { REASON_LABELS, WAY_LABELS } from './words.ts'

export function LeadActions({ shell, view }: LeadProps) {
  const { lead, actions } = view
  const has = (action: ActionName) => actions.includes(action)
  const mayHand = has('take') || has('assign')
  return (
    <Card name="actions" title="What to do" className="md:row-[1/3] md:col-start-2 print:hidden">
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
      <form method="post" action="/people" className="py-3 border-t border-line">
        <button className="button text-danger" type="submit" name="find" value={lead.email || lead.phone}>
          Erase this person’s data
        </button>
      </form>
    </Card>
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
      <button type="submit" className={isPrimary ? 'button-primary' : 'button'}>
        {label}
      </button>
    </ActionForm>
  )
}

interface ChoicesProps extends ButtonProps {
  field: string
  labels: Readonly<Record<string, string>>
}

function Choices({ view, action, title, field, labels, isPrimary }: ChoicesProps) {
  const typed = typedValue(view, action, field)
  const chosen = Object.hasOwn(labels, typed) && labels[typed]
  return (
    <ActionForm view={view} action={action} title={title}>
      {chosen ? <p>You chose “{chosen}”.</p> : null}
      <div className="buttons">
        {Object.entries(labels).map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name={field}
            value={value}
            className={isPrimary ? 'button-primary' : 'button'}
          >
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
    <>
      <ActionForm view={view} action="follow-up" title="Follow up" isMain={false}>
        <div className="buttons">
          {view.followUpDays.map((day) => (
            <button key={day} className="button" type="submit" name="on" value={day}>
              {dayText(day, shell.now)}
            </button>
          ))}
        </div>
      </ActionForm>
      <ActionForm view={view} action="follow-up" title="Follow up on another day" isJoined>
        <label className="sr-only" htmlFor="follow-up-on">
          Day
        </label>
        <div className="flex gap-2 w-full">
          <input
            className="field min-w-0"
            id="follow-up-on"
            type="date"
            name="on"
            required
            min={today}
            max={addDays(today, 366)}
            defaultValue={typedValue(view, 'follow-up', 'on') || follow_up_on}
          />
          <button type="submit" className="button flex-none">
            Set day
          </button>
        </div>
      </ActionForm>
    </>
  )
}

function Owner({ shell, view }: LeadProps) {
  const { lead, actions, colleagues } = view
  const mayTake = actions.includes('take') && lead.assignee !== shell.who
  const others = colleagues.filter((email) => email !== lead.assignee)
  return (
    <>
      {mayTake ? <OneButton view={view} action="take" title="Work on it yourself" label="Take" /> : null}
      {actions.includes('assign') ? (
        <ActionForm view={view} action="assign" title="Hand to a colleague" isJoined={mayTake}>
          <label className="sr-only" htmlFor="assign-to">
            Email address of the colleague
          </label>
          <input
            className="field"
            id="assign-to"
            type="email"
            name="to"
            required
            list="colleagues"
            autoComplete="off"
            placeholder="Email address"
            defaultValue={typedValue(view, 'assign', 'to')}
          />
          <label className="sr-only" htmlFor="assign-text">
            Note for the colleague
          </label>
          <div className="flex gap-2 w-full">
            <input
              className="field min-w-0"
              id="assign-text"
              type="text"
              name="text"
              autoComplete="off"
              placeholder="Note (optional)"
              defaultValue={typedValue(view, 'assign', 'text')}
            />
            <button type="submit" className="button flex-none">
              Hand over
            </button>
          </div>
          <datalist id="colleagues">
            {others.map((email) => (
              <option key={email} value={email} />
            ))}
          </datalist>
        </ActionForm>
      ) : null}
    </>
  )
}

function Note({ view }: { view: LeadView }) {
  return (
    <ActionForm view={view} action="note" title="Note for colleagues">
      <label className="sr-only" htmlFor="note-text">
        Note
      </label>
      {/* The field has no maxLength, because maxLength silently truncates pasted text. */}
      <textarea
        className="field block resize-y"
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
      <button type="submit" className="button">
        Add note
      </button>
    </ActionForm>
  )
}
