/** The settings (see the table in README.md) that an environment variable of the same name may set in development. */
const NAMES = [
  'GHOST_URL',
  'GHOST_CONTENT_KEY',
  'GHOST_ADMIN_KEY',
  'PREVIEW_SECRET',
  'GHOST_WEBHOOK_SECRET',
  'CONTENT_FRESH_SECONDS',
  'MAILCHANNELS_API_KEY',
  'MAILCHANNELS_BASE_URL',
  'LEADS_TO',
  'MAIL_FROM',
  'ALERTS_TO',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'FORM_SECRET',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET',
  'GTM_ID',
  'CHAT_APP_ID',
] as const

export function configuredVars(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}
