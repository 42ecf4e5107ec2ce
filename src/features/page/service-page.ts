/** The copy and metadata of a service page, in the brand's wording. */

import type { AppContext } from '#features/document/app-context.ts'
import { omittedPage, type PageMeta, pageMeta } from '#features/document/head.ts'
import { serviceEntry, serviceLink } from '#shared/menu.ts'
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'

/** A service page and the brand's own copy for it, if any. */
export interface ServicePageData extends PageMeta {
  own?: Partial<ServiceContent> | undefined
}

export async function loadServicePage(
  context: AppContext,
  id: ServiceId,
  shared: ServiceContent,
): Promise<ServicePageData> {
  const { label: title } = serviceEntry(context.page.menu, id)
  const own = await loadOwnCopy(context, id)
  const meta = pageMeta({ title, ...withOwnCopy(shared, own), ...omittedPage(context, serviceLink(id)) })
  return Object.assign(meta, own && { own })
}

/** Returns undefined if the brand has no copy of its own for the page. */
export async function loadOwnCopy(
  { page, content }: AppContext,
  id: ServiceId,
): Promise<Partial<ServiceContent> | undefined> {
  return serviceEntry(page.menu, id).ownCopy && (await content.copy('services'))[id]
}

/** The brand's own copy replaces the shared copy, except for its sections, which open the page. */
export function withOwnCopy(shared: ServiceContent, own: Partial<ServiceContent> = {}) {
  return { ...shared, ...own, opening: own.sections ?? [], sections: shared.sections }
}
