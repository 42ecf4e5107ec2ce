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
  staff: Readonly<Record<string, readonly BrandId[]>> | undefined
  /** Undefined if Ghost's Admin API or the secret for preview links is not configured. */
  listDrafts: ListDrafts | undefined
  erasedList: ErasedList
}

export interface DeskEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables &
    DeskParts & {
      requestId: string
      now: string
      scope: Scope
      inlineHashes?: InlineHashes
    }
}

export type Desk = Context<DeskEnv>
