import { isReference } from '#shared/reference.ts'

export interface FormSearch {
  /** The reference number of a form that was sent without JavaScript. The response redirects here. */
  sent?: string
  /** Id of the service that the visitor asks about. */
  service?: string
  /** Path of the page whose link led here. */
  from?: string
}

export function readFormSearch({ sent, service, from }: Record<string, unknown>): FormSearch {
  return {
    ...(isReference(sent) && { sent }),
    ...(typeof service === 'string' && { service }),
    ...(typeof from === 'string' && { from }),
  }
}

/** A page with a reference number must not be cached, because it is for one visitor only. */
export const formDeps = ({ search: { sent } }: { search: FormSearch }) => ({ noStore: isReference(sent) })
