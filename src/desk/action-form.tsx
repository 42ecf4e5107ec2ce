/** A form for a staff action. Contains the lead's version, so the server can detect changes by other staff. */
import type { ReactNode } from 'react'
import type { AppointmentActionName } from './appointment-models.ts'
import { leadPath } from './format.ts'
import type { ActionName, LeadView } from './models.ts'

interface Props {
  view: LeadView
  action: ActionName | AppointmentActionName
  title: string
  /**
   * False if another form on the page is the main form of the same staff action. Only the main form has an id and shows
   * errors.
   */
  isMain?: boolean
  /** True if the form belongs to the content above it and needs no line between them. */
  isJoined?: boolean
  children: ReactNode
}

export function ActionForm({ view, action, title, isMain = true, isJoined = false, children }: Props) {
  const { lead, rejected } = view
  const error = isMain && rejected?.form.action === action ? rejected.error : undefined
  return (
    <form
      method="post"
      action={leadPath(lead.id)}
      id={isMain ? formId(action) : undefined}
      className={isJoined ? 'pb-3' : 'py-3 border-t border-line'}
    >
      <fieldset
        className="grid gap-[.4rem] justify-items-start"
        aria-describedby={error ? `${formId(action)}-error` : undefined}
      >
        <legend className="label">{title}</legend>
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

export function isFormShown(action: string, { actions, appointment }: LeadView): boolean {
  return [...actions, ...(appointment?.actions ?? [])].some((allowed) => allowed === action)
}

export function typedValue({ rejected }: LeadView, action: ActionName | AppointmentActionName, field: string): string {
  return rejected?.form.action === action && Object.hasOwn(rejected.form.fields, field)
    ? (rejected.form.fields[field] ?? '')
    : ''
}
