/** The addresses of the desk's pages, for mails to staff. */
import type { ListName } from '#desk/models'

export interface Desk {
  lead(id: string): string
  list(name: ListName): string
}

/** @param url The desk's origin. */
export function deskAt(url: string): Desk {
  return {
    lead: (id) => `${url}/leads/${encodeURIComponent(id)}`,
    list: (name) => (name === 'open' ? `${url}/` : `${url}/lists/${name}`),
  }
}
