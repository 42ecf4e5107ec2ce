/** Creates the desk from settings and bindings. isolate.ts loads it when a request for the desk's host needs it. */
import type { Core } from './compose.ts'
import { createAccess } from './desk/access.ts'
import { createDesk } from './desk/app.ts'
import { createDraftList } from './desk/drafts.ts'
import { createErasedList } from './desk/erased-list.ts'
import { createGhostAdmin } from './ghost/admin.ts'

/** The desk shows nothing while a setting of Access, or DESK_STAFF, is malformed. */
export function composeDesk({ settings, storage: { kv, db } }: Core) {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience, DESK_STAFF: staff } = settings
  const isOpen = team !== undefined && audience !== undefined && staff !== 'malformed'
  const known = staff === 'malformed' ? undefined : staff
  const { GHOST_URL: url, GHOST_ADMIN_KEY: key, PREVIEW_SECRET: secret } = settings
  const admin = url && key ? createGhostAdmin({ url, key }) : undefined
  return createDesk({
    access: isOpen ? createAccess({ team, audience, staff: known }) : undefined,
    db,
    staff: known,
    erasedList: createErasedList(kv),
    listDrafts: admin && secret ? createDraftList(admin, secret) : undefined,
  })
}
