import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Bindings } from '#worker/env'
import type { InlineHashes } from '#worker/inline-hashes'
import type { Scope } from './scope'

export interface DeskEnv {
  Bindings: Bindings
  Variables: SecureHeadersVariables & {
    requestId: string
    /** The colleague that Access let through. */
    scope: Scope
    /** The page's inline styles, which the policy allows. */
    inlineHashes?: InlineHashes
  }
}
