/**
 * Hosts that the Content-Security-Policy allows for each widget. The policy allows no inline scripts, so custom HTML tags in
 * Google Tag Manager do not run.
 */
import type { Widgets } from '#shared/widgets.ts'

export type Sources = Partial<Record<'script' | 'connect' | 'img' | 'font' | 'frame' | 'media' | 'form', string[]>>

/** Hosts of Google Tag Manager and Google Analytics. Source: https://developers.google.com/tag-platform/security/guides/csp */
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

/**
 * Hosts of the Intercom chat. Source:
 * https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
 */
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

/** Host of Cloudflare Turnstile. Source: https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE: Sources = {
  script: ['https://challenges.cloudflare.com'],
  frame: ['https://challenges.cloudflare.com'],
}

export interface AllowedWidgets extends Widgets {
  /** True if Turnstile protects the contact form. Unlike the other widgets, Turnstile runs without the visitor's consent. */
  turnstile?: boolean
}

export function widgetSources({ gtmId, chatAppId, turnstile }: AllowedWidgets): Sources {
  const parts = [gtmId ? TAG_MANAGER : {}, chatAppId ? CHAT : {}, turnstile ? TURNSTILE : {}]
  const kinds = Object.keys(CHAT) as (keyof Sources)[]
  return Object.fromEntries(kinds.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])]))
}
