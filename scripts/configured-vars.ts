import { SETTING_NAMES } from '#worker/env.ts'

export function configuredVars(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(SETTING_NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}
