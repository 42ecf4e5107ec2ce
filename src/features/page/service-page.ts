import type { AppContext } from '#features/document/app-context.ts'
import { omittedPage, type PageMeta, pageMeta } from '#features/document/head.ts'
import { serviceEntry, serviceLink } from '#shared/menu.ts'
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'

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

export async function loadOwnCopy(
  { page, content }: AppContext,
  id: ServiceId,
): Promise<Partial<ServiceContent> | undefined> {
  return serviceEntry(page.menu, id).ownCopy && (await content.copy('services'))[id]
}

export function withOwnCopy(shared: ServiceContent, own: Partial<ServiceContent> = {}) {
  return { ...shared, ...own, opening: own.sections ?? [], sections: shared.sections }
}
