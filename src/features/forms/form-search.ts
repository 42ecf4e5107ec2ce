import { isReference } from '#shared/reference.ts'

export interface FormSearch {
  /** Reference number of an inquiry sent without JavaScript. The server then redirects to this URL. */
  sent?: string
  /** Id of the service that the inquiry is about. */
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

/** A page with a reference number must not be cached, because it is meant for one visitor. */
export const formDeps = ({ search: { sent } }: { search: FormSearch }) => ({ noStore: isReference(sent) })
