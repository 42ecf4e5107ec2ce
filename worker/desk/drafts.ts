/** Lists Ghost's unpublished posts with preview links so that writers can share a draft without using a terminal. */
import { brands } from '#brands/index.ts'
import type { DraftsView } from '#desk/models.ts'
import { originBeside } from '#worker/brand/brand.ts'
import type { GhostAdmin } from '#worker/content/ghost/admin.ts'
import { PREVIEW_DAYS_MAX, previewToken } from '#worker/content/preview-token.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { log } from '#worker/log.ts'

/** Returns undefined if the request to Ghost fails. @param desk URL of the desk page. A local desk links to local sites. */
export type ListDrafts = (scope: Scope, desk: URL) => Promise<DraftsView['drafts'] | undefined>

export function createDraftList(admin: GhostAdmin, secret: string): ListDrafts {
  return async function listDrafts(scope, desk) {
    const drafts = await admin.listDrafts().catch((error) => log('drafts-failed', { error }))
    if (!drafts) return undefined
    const own = brands.filter(({ id }) => scope.brands?.includes(id) ?? true)
    return Promise.all(
      drafts.map(async ({ id, title, slug, status, updated_at }) => ({
        title,
        status,
        updatedAt: updated_at,
        links: await Promise.all(
          own.map(async (brand) => {
            const token = await previewToken(secret, { id, brand: brand.id, days: PREVIEW_DAYS_MAX })
            return { label: brand.name, value: `${originBeside(brand, desk)}/preview/${slug}?token=${token}` }
          }),
        ),
      })),
    )
  }
}
