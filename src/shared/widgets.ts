/** The configured third-party widgets. Undefined if none is configured. The site then does not ask for consent. */
export interface Widgets {
  /** Container id of Google Tag Manager. */
  gtmId?: string | undefined
  /** App id of the Intercom workspace. */
  chatAppId?: string | undefined
}

export const TAG_MANAGER_TIMEOUT_MS = 10_000
export const CHAT_TIMEOUT_MS = 15_000
export const CHAT_SESSION_MINUTES = 25
