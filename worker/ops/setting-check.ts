/** Finds settings that are malformed, missing, or without the setting that they need, before a deploy. */
import { settingProblems } from '#worker/env'

/** Required settings that are secrets. Only Cloudflare knows whether they are set. */
const SECRETS = { GHOST_CONTENT_KEY: 'unknown', MAILCHANNELS_API_KEY: 'unknown' }

/**
 * Returns one line per problem: the file, and what to change.
 * @param vars `[vars]` of wrangler.toml.
 * @param devVars The settings in .dev.vars, which override those of wrangler.toml in development.
 */
export function checkSettings(vars: object, devVars: object): string[] {
  const inDevelopment = settingProblems({ ...vars, ...devVars }).filter(({ name }) => name in devVars)
  return [
    ...settingProblems({ ...SECRETS, ...vars }).map(({ message }) => `wrangler.toml: ${message}`),
    ...inDevelopment.map(({ message }) => `.dev.vars: ${message}`),
  ]
}
