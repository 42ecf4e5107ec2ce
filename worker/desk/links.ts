import type { ListName } from '#desk/models.ts'

export type DeskLinks = ReturnType<typeof deskLinks>

/** @param url The desk's origin. If undefined, emails to staff contain no links to the desk. */
export function deskLinks(url: string | undefined) {
  return {
    lead: (id: string) => url && `${url}/leads/${encodeURIComponent(id)}`,
    list: (name: ListName) => url && (name === 'open' ? `${url}/` : `${url}/lists/${name}`),
  }
}
