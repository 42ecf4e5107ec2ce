import type { Context } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { BrandId } from '#shared/brand-id.ts'
import type { Database } from '#worker/db/database.ts'
import type { Bindings } from '#worker/env.ts'
import type { InlineHashes } from '#worker/http/inline-hashes.ts'
import type { Scope } from '#worker/leads/scope.ts'
import type { ListDrafts } from './drafts.ts'
import type { ErasedList } from './erased-list.ts'

export interface DeskParts {
  db: Database
  /** Email address → brands. If undefined, everyone whom Access admits may see everything. */
  staff: Readonly<Record<string, readonly BrandId[]>> | undefined
  /** Undefined if Ghost's Admin API or the secret of preview links is not set up. */
  listDrafts: ListDrafts | undefined
  erasedList: ErasedList
}

export interface DeskEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables &
    DeskParts & {
      requestId: string
      /** ISO time of the request. */
      now: string
      /** The colleague whom Access admitted. */
      scope: Scope
      /** The page's inline styles, which the policy allows. */
      inlineHashes?: InlineHashes
    }
}

export type Desk = Context<DeskEnv>
