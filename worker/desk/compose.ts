/** Creates the staff desk from settings and bindings. worker/compose.ts imports this module on the first request to the desk. */

import { createGhostAdmin } from '#worker/content/ghost/admin.ts'
import type { Database } from '#worker/db/database.ts'
import type { Settings } from '#worker/env.ts'
import type { Kv } from '#worker/platform/storage.ts'
import { createAccess } from './access.ts'
import { createDesk } from './app.ts'
import { createDraftList } from './drafts.ts'
import { createErasedList } from './erased-list.ts'

interface Parts {
  settings: Settings
  kv: Kv
  db: Database
}

export function composeDesk({ settings, kv, db }: Parts) {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience, DESK_STAFF: staff } = settings
  // A malformed DESK_STAFF must close the desk, because all staff may see all brands if `staff` is undefined.
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
