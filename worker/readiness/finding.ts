/** The result of a check, and how checks that depend on settings or on each other end. */
import type { Check, Light } from '#desk/readiness-models'
import { withDeadline } from '#worker/deadline'
import type { SettingState } from '#worker/env'

export type Finding = Pick<Check, 'light' | 'state' | 'next'>

export function finding(light: Light, state: string, next = ''): Finding {
  return { light, state, next }
}

/** Each cause has one red light. What depends on it is gray. */
export const notChecked = (reason: string, next: string) => finding('gray', `Not checked: ${reason}.`, next)

export type Settings = ReadonlyMap<string, SettingState>

export const problemOf = (setting: string) => notChecked(`the setting ${setting} has a problem`, 'See Settings.')

/** Returns why a check cannot use these settings. Undefined if it can. A setting that is off blocks nothing. */
export function blockedBy(settings: Settings, names: readonly string[]): Finding | undefined {
  const states = names.map((name) => ({ name, state: settings.get(name)?.state }))
  const problem = states.find(({ state }) => state === 'problem')
  if (problem) return problemOf(problem.name)
  const secret = states.find(({ state }) => state === 'unreadable')
  return secret && notChecked(`Cloudflare does not show the value of ${secret.name}`, 'Open Readiness at the desk.')
}

const MAX_REASON = 200

/** Returns the result, or the error's message in one line. */
export async function attempt<T>(
  deadlineMs: number,
  work: () => Promise<T>,
): Promise<{ result: T; error?: undefined } | { result?: undefined; error: string }> {
  try {
    return { result: await withDeadline(deadlineMs, work) }
  } catch (error) {
    const line = (error instanceof Error ? error.message : `${error}`).replace(/\s+/g, ' ').trim()
    return { error: line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line.replace(/\.$/, '') }
  }
}
