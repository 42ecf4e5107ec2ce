/**
 * Quarantines a lead if the weights of its spam signals add up to QUARANTINE_SCORE or more. Also quarantines a lead if
 * Turnstile is on and has not passed the visitor. Ordinary visitors normally reach the score only if their brand gets more
 * inquiries than its rate limit allows.
 */
import type { FormTime, FormTimes } from './form-time.ts'
import { type Assess, type AssessedInquiry, TURNSTILE_UNCHECKED } from './inquiry.ts'
import { activeSignals, QUARANTINE_SCORE, type SpamSignal, textSignals } from './text-signals.ts'

export interface AssessParts {
  /**
   * Verifies form tokens. Undefined if FORM_SECRET is not set. In that case, the spam check ignores the time spent on the
   * form.
   */
  formTimes?: FormTimes | undefined
  turnstile: boolean
}

export function createAssess({ formTimes, turnstile }: AssessParts): Assess {
  return async function assess(inquiry) {
    const time = formTimes ? await formTimes.check(inquiry.formToken) : 'good'
    const signals = [...requestSignals(inquiry, time), ...textSignals(inquiry.fields)]
    const score = signals.reduce((sum, [, weight]) => sum + weight, 0)
    const reasons = score < QUARANTINE_SCORE ? [] : signals.map(([reason]) => reason)
    if (turnstile) reasons.push(inquiry.turnstileToken ? TURNSTILE_UNCHECKED : 'turnstile-missing')
    return reasons
  }
}

/** Old or missing form tokens have a low weight, because real visitors also submit forms from old tabs or without a token. */
function requestSignals({ honeypot, flooded, hasOrigin, scripted }: AssessedInquiry, time: FormTime): SpamSignal[] {
  return activeSignals([
    [honeypot.trim() !== '', ['honeypot', QUARANTINE_SCORE]],
    [flooded, ['flood', QUARANTINE_SCORE]],
    [time === 'forged', ['forged-time', QUARANTINE_SCORE]],
    [time === 'quick', ['too-quick', QUARANTINE_SCORE]],
    [time === 'old', ['old-time', 6]],
    [time === 'missing', ['no-time', scripted ? 3 : 1]],
    [!hasOrigin, ['no-origin', scripted ? 3 : 1]],
  ])
}
