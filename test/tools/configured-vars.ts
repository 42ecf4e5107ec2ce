/** The settings that an environment variable of the same name may set in development: all of them. */
import { SETTING_NAMES } from '#worker/env'

export function configuredVars(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(SETTING_NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}
