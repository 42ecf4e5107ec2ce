import { settingProblems } from '#worker/env.ts'
import type { Problem } from './problem.ts'

/** Required settings that are secrets. Without access to the Cloudflare account, the check assumes that these secrets are set. */
const SECRETS: readonly string[] = ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY']

/**
 * Returns at most one problem per setting. In development, `devVars` overrides `vars`. By default, all required secrets
 * count as set.
 */
export function checkSettings(vars: object, devVars: object, secrets: readonly string[] = SECRETS): Problem[] {
  const inDevelopment = settingProblems({ ...vars, ...devVars }).filter(({ name }) => name in devVars)
  return [
    ...settingProblems(vars, new Set(secrets)).map((problem) => ({ file: 'wrangler.toml', ...problem })),
    ...inDevelopment.map((problem) => ({ file: '.dev.vars', ...problem })),
  ].map(({ file, name, message }) => ({ file, field: name, text: message }))
}
