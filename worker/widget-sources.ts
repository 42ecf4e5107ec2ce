/**
 * What the CSP must let in for each configured widget, and nothing without. Hosts only: scripts stay bound to 'self',
 * the nonce and these, no inline script or style is let in, so tags of the container that bring inline code do not run.
 */
import type { Widgets } from '#shared/widgets'

export type Sources = Partial<Record<'script' | 'connect' | 'img' | 'font' | 'frame' | 'media' | 'form', string[]>>

/** https://developers.google.com/tag-platform/security/guides/csp: the container and Google Analytics. */
const TAG_MANAGER: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/** https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy, without its inline styles. */
const CHAT: Sources = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  connect: [
    'https://via.intercom.io',
    'https://api.intercom.io',
    'https://api-iam.intercom.io',
    'https://api-ping.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://nexus-websocket-a.intercom.io',
    'wss://nexus-websocket-a.intercom.io',
    'https://nexus-websocket-b.intercom.io',
    'wss://nexus-websocket-b.intercom.io',
    'https://uploads.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
  ],
  img: [
    'blob:',
    'https://js.intercomcdn.com',
    'https://static.intercomassets.com',
    'https://downloads.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
    'https://gifs.intercomcdn.com',
  ],
  font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  frame: ['https://intercom-sheets.com'],
  media: ['https://js.intercomcdn.com'],
  form: ['https://intercom.help', 'https://api-iam.intercom.io'],
}

/** https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE: Sources = {
  script: ['https://challenges.cloudflare.com'],
  frame: ['https://challenges.cloudflare.com'],
}

export interface LetIn extends Widgets {
  /** Whether the contact form has Turnstile, which is no widget of a page and asks for no consent. */
  turnstile?: boolean
}

export function widgetSources({ gtmId, chatAppId, turnstile }: LetIn): Sources {
  const parts = [gtmId ? TAG_MANAGER : {}, chatAppId ? CHAT : {}, turnstile ? TURNSTILE : {}]
  const kinds = Object.keys(CHAT) as (keyof Sources)[]
  return Object.fromEntries(kinds.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])]))
}
