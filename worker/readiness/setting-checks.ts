/** One light per setting. */
import type { Check } from '#desk/readiness-models'
import type { SettingState } from '#worker/env'
import { type Finding, finding } from './finding'

export function settingChecks(settings: Iterable<SettingState>): Check[] {
  return [...settings].map((setting) => ({ id: setting.name, title: setting.name, ...findingOf(setting) }))
}

function findingOf({ name, state, format, message = '' }: SettingState): Finding {
  switch (state) {
    case 'on':
      return finding('green', 'On.')
    case 'off':
      return finding('gray', 'Not set.', `To use it, set it to ${format}.`)
    case 'idle':
      return finding('gray', 'Valid, but without effect until the setting that it needs is valid.')
    case 'unreadable':
      return finding('gray', 'The account has it. Cloudflare does not show its value.', 'Open Readiness at the desk.')
    case 'problem':
      return finding(
        'red',
        message,
        `Correct ${name} in wrangler.toml and deploy, or run \`npx wrangler secret put ${name}\` if it is a secret.`,
      )
  }
}
