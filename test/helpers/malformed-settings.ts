const EMPTY = ['', ' \n'] as const
const OTHER_TYPES = [42, { a: 1 }] as const

export const MALFORMED = {
  GHOST_ADMIN_KEY: [...EMPTY, ...OTHER_TYPES, '5a3b1e0f'],
  PREVIEW_SECRET: [...EMPTY, ...OTHER_TYPES, 'only 31 characters long, not 32'],
  GHOST_WEBHOOK_SECRET: [...EMPTY, ...OTHER_TYPES, true],
  CONTENT_FRESH_SECONDS: [...EMPTY, ...OTHER_TYPES, 'soon'],
  IMAGE_HOSTS: ['https://images.test', 'localhost', 'images.test:8080', ...OTHER_TYPES],
  MAILCHANNELS_BASE_URL: [...EMPTY, ...OTHER_TYPES, 'mail.test'],
  MAILCHANNELS_WEBHOOK_KEY: [...EMPTY, ...OTHER_TYPES, 'bWNrZXk='],
  LEAD_RETENTION_DAYS: [...EMPTY, ...OTHER_TYPES, '0'],
  LEADS_TO: ['', '[]', ...OTHER_TYPES, '{"brownco": "no-address"}'],
  MAIL_FROM: ['', '{', ...OTHER_TYPES, '{"brownco": 1}'],
  ALERTS_TO: [...EMPTY, ...OTHER_TYPES, 'nobody'],
  DKIM_SELECTOR: [...EMPTY, ...OTHER_TYPES, 'mc1._domainkey'],
  DKIM_PRIVATE_KEY: [...EMPTY, ...OTHER_TYPES, '-----BEGIN PRIVATE KEY-----'],
  FORM_SECRET: [...EMPTY, ...OTHER_TYPES, 'too short'],
  TURNSTILE_SITE_KEY: [...EMPTY, ...OTHER_TYPES, '<script>'],
  TURNSTILE_SECRET: [...EMPTY, ...OTHER_TYPES, 'two words'],
  DESK_HOST: [...EMPTY, ...OTHER_TYPES, 'https://desk.test'],
  ACCESS_TEAM_DOMAIN: [...EMPTY, ...OTHER_TYPES, 'https://firm.cloudflareaccess.com'],
  ACCESS_AUD: [...EMPTY, ...OTHER_TYPES, 'too short'],
  DESK_STAFF: ['', '[]', ...OTHER_TYPES, '{"ana@firm.test": ["no-brand"]}'],
  PAGE_CACHE: [...EMPTY, ...OTHER_TYPES, 'yes'],
  GTM_ID: [...EMPTY, ...OTHER_TYPES, 'UA-123'],
  CHAT_APP_ID: [...EMPTY, ...OTHER_TYPES, 'a/../b'],
} satisfies Record<string, readonly [unknown, unknown, unknown, unknown, unknown]>

export const OPTIONAL = Object.keys(MALFORMED) as (keyof typeof MALFORMED)[]

export const REQUIRED = ['GHOST_URL', 'GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY'] as const

export function loggedSettings(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const [, name = ''] = line.match(/"event":"setting-problem","setting":"(\w+)"/) ?? []
    return name ? [name] : []
  })
}
