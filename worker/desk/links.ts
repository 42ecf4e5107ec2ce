/** The addresses of the desk's pages, for emails to staff. */
import type { ListName } from '#desk/models.ts'

export type DeskLinks = ReturnType<typeof deskLinks>

/** @param url The desk's origin. Without one, there are no links. */
export function deskLinks(url: string | undefined) {
  return {
    lead: (id: string) => url && `${url}/leads/${encodeURIComponent(id)}`,
    list: (name: ListName) => url && (name === 'open' ? `${url}/` : `${url}/lists/${name}`),
  }
}
