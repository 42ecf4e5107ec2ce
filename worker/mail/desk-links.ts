/** The addresses of the desk's pages, for mails to staff. */
import type { ListName } from '#desk/models'

export type Desk = ReturnType<typeof deskAt>

/** @param url The desk's origin. */
export function deskAt(url: string) {
  return {
    lead: (id: string) => `${url}/leads/${encodeURIComponent(id)}`,
    list: (name: ListName) => (name === 'open' ? `${url}/` : `${url}/lists/${name}`),
  }
}
