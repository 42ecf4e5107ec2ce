/** The configured third-party widgets. If no widget is configured, pages do not ask for consent. */
export interface Widgets {
  gtmId?: string | undefined
  chatAppId?: string | undefined
}

export const TAG_MANAGER_TIMEOUT_MS = 10_000
export const CHAT_TIMEOUT_MS = 15_000
export const CHAT_SESSION_MINUTES = 25
