/** Third-party widgets: which are configured, and the spec's limits for them. */

/** Absent as a whole where neither is configured: nothing loads then and nobody is asked. */
export interface Widgets {
  /** Container of Google Tag Manager. */
  gtmId?: string | undefined
  /** Workspace of Intercom, the customer chat whose loader takes an app id. */
  chatAppId?: string | undefined
}

export const TAG_MANAGER_TIMEOUT_MS = 10_000
export const CHAT_TIMEOUT_MS = 15_000
/** The spec's "session duration 25", read as minutes. */
export const CHAT_SESSION_MINUTES = 25
