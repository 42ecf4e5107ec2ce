/**
 * Whether staff should look at an inquiry before it goes out, and why. Each sign has a weight; from `ENOUGH` on the lead
 * is quarantined. Nothing is refused here, and nothing that ordinary visitors may lack is enough by itself.
 */
import type { FormTime, FormTimes } from './form-time'
import { ENOUGH, type Sign } from './sign'
import { spamSigns } from './spam'
import { type Assessed, type Check, UNCHECKED } from './submit'

export interface AssessParts {
  /** Absent where no secret is configured: then nobody is asked for a time. */
  formTimes?: FormTimes | undefined
  /** Whether Turnstile is configured. */
  turnstile: boolean
}

export function createAssess({ formTimes, turnstile }: AssessParts): Check {
  return async function assess(inquiry) {
    const time = formTimes ? await formTimes.judge(inquiry.formToken) : 'good'
    const signs = [...waySigns(inquiry, time), ...spamSigns(inquiry.fields)]
    const score = signs.reduce((sum, [, weight]) => sum + weight, 0)
    const reasons = score < ENOUGH ? [] : signs.map(([reason]) => reason)
    if (turnstile) reasons.push(inquiry.turnstileToken ? UNCHECKED : 'turnstile-missing')
    return reasons
  }
}

/** What the way it was sent says. A tab from yesterday, or a time that could not be had, happens to people. */
function waySigns({ honeypot, flooded, hasOrigin, scripted }: Assessed, time: FormTime): Sign[] {
  const all: [boolean, Sign][] = [
    [honeypot.trim() !== '', ['honeypot', ENOUGH]],
    [flooded, ['flood', ENOUGH]],
    [time === 'forged', ['forged-time', ENOUGH]],
    [time === 'quick', ['too-quick', ENOUGH]],
    [time === 'old', ['old-time', 6]],
    [time === 'missing', ['no-time', scripted ? 3 : 1]],
    [!hasOrigin, ['no-origin', scripted ? 3 : 1]],
  ]
  return all.flatMap(([applies, sign]) => (applies ? [sign] : []))
}
