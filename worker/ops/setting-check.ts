/** Before a deploy, finds settings that are malformed, missing, or lack a setting that they need. */
import { settingProblems } from '#worker/env.ts'
import type { Problem } from './problem.ts'

/** Required settings that are secrets. Only Cloudflare knows whether they are set. */
const SECRETS: readonly string[] = ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY']

/**
 * Returns at most one problem per setting.
 * @param vars `[vars]` in wrangler.toml.
 * @param devVars The settings in .dev.vars, which override wrangler.toml in development.
 * @param secrets Names of the account's secrets, whose values nobody can read. By default, the required secrets count as set.
 */
export function checkSettings(vars: object, devVars: object, secrets: readonly string[] = SECRETS): Problem[] {
  const inDevelopment = settingProblems({ ...vars, ...devVars }).filter(({ name }) => name in devVars)
  return [
    ...settingProblems(vars, new Set(secrets)).map((problem) => ({ file: 'wrangler.toml', ...problem })),
    ...inDevelopment.map((problem) => ({ file: '.dev.vars', ...problem })),
  ].map(({ file, name, message }) => ({ file, field: name, text: message }))
}
