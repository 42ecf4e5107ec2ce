import { isReference } from '#shared/reference.ts'

export interface FormSearch {
  /** Reference number of an inquiry that was sent without JavaScript. The server adds the number to the URL it redirects to. */
  sent?: string
  service?: string
  /** Path of the page whose link the visitor followed to the form. */
  from?: string
}

export function readFormSearch({ sent, service, from }: Record<string, unknown>): FormSearch {
  return {
    ...(isReference(sent) && { sent }),
    ...(typeof service === 'string' && { service }),
    ...(typeof from === 'string' && { from }),
  }
}

/** Does not cache a page whose URL contains a reference number, because only one visitor may see the number. */
export const formDeps = ({ search: { sent } }: { search: FormSearch }) => ({ noStore: isReference(sent) })
