/** Finds settings that are malformed, missing, or without the setting that they need, before a deploy. */
import { settingProblems } from '#worker/env.ts'
import type { Problem } from './problem.ts'

/** Required settings that are secrets. Only Cloudflare knows whether they are set. */
const SECRETS: readonly string[] = ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY']

/**
 * Returns one problem per setting.
 * @param vars `[vars]` of wrangler.toml.
 * @param devVars The settings in .dev.vars, which override those of wrangler.toml in development.
 * @param secrets The names of the account's secrets, whose values nobody can read. If unknown, the required ones count as set.
 */
export function checkSettings(vars: object, devVars: object, secrets: readonly string[] = SECRETS): Problem[] {
  const inDevelopment = settingProblems({ ...vars, ...devVars }).filter(({ name }) => name in devVars)
  return [
    ...settingProblems(vars, new Set(secrets)).map((problem) => ({ file: 'wrangler.toml', ...problem })),
    ...inDevelopment.map((problem) => ({ file: '.dev.vars', ...problem })),
  ].map(({ file, name, message }) => ({ file, field: name, text: message }))
}
