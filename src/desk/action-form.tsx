/** A form that acts on a lead. It sends the lead's version, so that the server rejects it if a colleague acted meanwhile. */
import type { ReactNode } from 'react'
import type { AppointmentActionName } from './appointment-models.ts'
import { leadPath } from './format.ts'
import type { ActionName, LeadView } from './models.ts'

interface Props {
  view: LeadView
  action: ActionName | AppointmentActionName
  /** Names the group of buttons and fields. */
  title: string
  /** False for a second form of the same action. */
  isMain?: boolean
  children: ReactNode
}

export function ActionForm({ view, action, title, isMain = true, children }: Props) {
  const { lead, rejected } = view
  const error = isMain && rejected?.form.action === action ? rejected.error : undefined
  return (
    <form method="post" action={leadPath(lead.id)} id={isMain ? formId(action) : undefined} className="action">
      <fieldset aria-describedby={error ? `${formId(action)}-error` : undefined}>
        <legend>{title}</legend>
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="version" value={lead.version} />
        {error ? (
          <p className="error" id={`${formId(action)}-error`}>
            {error}
          </p>
        ) : null}
        {children}
      </fieldset>
    </form>
  )
}

export function formId(action: string): string {
  return `form-${action}`
}

/** True if the lead still allows the action, so that the page contains its form. */
export function isFormShown(action: string, { actions, appointment }: LeadView): boolean {
  return [...actions, ...(appointment?.actions ?? [])].some((allowed) => allowed === action)
}

/** Returns the text in a field of a rejected form, or an empty string. */
export function typedValue({ rejected }: LeadView, action: ActionName | AppointmentActionName, field: string): string {
  return rejected?.form.action === action && Object.hasOwn(rejected.form.fields, field)
    ? (rejected.form.fields[field] ?? '')
    : ''
}
