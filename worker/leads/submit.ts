/**
 * Handles inquiries from all forms. Checks rate limits, form fields and spam, and stores the lead. Emails are sent after the
 * response.
 */
import { DEFAULT_MINUTES } from '#shared/appointment.ts'
import type { Brand } from '#shared/brand.ts'
import { checkContact } from '#shared/contact.ts'
import { contactTexts, contactValues, type FormErrors } from '#shared/contact-texts.ts'
import { checkSchedule } from '#shared/schedule-form.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import { log, withLogFields } from '#worker/log.ts'
import { withDeadline } from '#worker/platform/deadline.ts'
import { askedService } from './asked-service.ts'
import { type Assess, type Inquiry, TURNSTILE_UNCHECKED } from './inquiry.ts'
import { type Lead, type LeadInput, leadFields, type NewLead } from './lead.ts'
import { newLead } from './new-lead.ts'
import type { LeadStore } from './store.ts'
import type { IsHuman } from './turnstile.ts'

/** Time limit in ms for work after the response. Cloudflare's limit is 30 s. The cron job later sends any unsent emails. */
const AFTER_RESPONSE_MS = 25_000

export type Submission =
  /** Id of the new lead, or of the earlier lead if the inquiry is a duplicate. */
  | { outcome: 'stored'; id: string }
  | { outcome: 'limited' }
  | { outcome: 'invalid'; error: string; fields: FormErrors }
  /** The inquiry was neither stored nor emailed, so the visitor must not lose the text. */
  | { outcome: 'failed'; error: string }

type WaitUntil = (work: Promise<unknown>) => void

export interface LeadService {
  submit(inquiry: Inquiry, brand: Brand, waitUntil: WaitUntil): Promise<Submission>
}

export interface LeadServiceParts {
  store: LeadStore
  /** @param until Deadline for sending emails, in ms since 1970. */
  sendFor: (lead: string, until: number) => Promise<void>
  /** Emails the inquiry to staff, and an alert to the operator, after a database write fails or times out. */
  directMail: {
    mailLead(lead: Lead): Promise<boolean>
    alert(lead: Lead, isStored: boolean): Promise<void>
  }
  rateLimiter: RateLimiter
  assess: Assess
  isHuman?: IsHuman | undefined
  /** The value that marks an inquiry as a test inquiry. Test inquiries skip the spam check. */
  testToken?: string | undefined
  now?: () => number
  storeMs?: number
}

export function createLeadService(parts: LeadServiceParts): LeadService {
  const { store, sendFor, directMail, rateLimiter, isHuman, testToken, now = Date.now, storeMs = 5_000 } = parts

  async function assess(
    { form, fields: _raw, source, key, address, testToken: _test, ...request }: Inquiry,
    lead: NewLead,
  ): Promise<string[]> {
    const { brand } = lead
    const fields = contactValues(({ name }) => lead[name])
    const flooded = await rateLimiter.isFlooded(address, brand)
    try {
      return await parts.assess({ ...request, fields, brand, flooded })
    } catch (error) {
      // Accepts the inquiry if the spam check cannot run, because an unwanted email is better than a lost inquiry.
      log('lead-not-assessed', { error })
      return []
    }
  }

  /** Returns the id of the stored lead, null if the brand has reached `MAX_FLOODED`, or undefined if the write failed. */
  async function storedId(lead: NewLead): Promise<string | null | undefined> {
    try {
      // Retries a failed write immediately, which is safe because `add` is idempotent. The retry skips the `MAX_FLOODED` check,
      // because counting the "flood" leads may have caused the failure.
      return await withDeadline(storeMs, () => store.add(lead).catch(() => store.add(lead, false)))
    } catch (error) {
      log('lead-not-stored', { error })
      return undefined
    }
  }

  async function sendMails(lead: NewLead, token: string | undefined, until: number) {
    const isUnchecked = lead.reasons.length > 0 && lead.reasons.every((reason) => reason === TURNSTILE_UNCHECKED)
    if (isHuman && token && isUnchecked && (await isHuman(token))) await store.release(lead.id)
    // Sends no email if the lead is a duplicate or is quarantined.
    await sendFor(lead.id, until)
  }

  /** Emails staff an inquiry that could not be stored. Skips suspected spam, because staff have not reviewed it. */
  async function isMailed(lead: NewLead): Promise<boolean> {
    return lead.reasons.every((reason) => reason === TURNSTILE_UNCHECKED) && directMail.mailLead(lead)
  }

  async function storeMailed(lead: NewLead) {
    let isStored = false
    try {
      // Stores the lead before sending the alert, because the alert states whether the lead is stored. If an earlier write
      // queued an email to staff, `addMailed` marks that email as sent, so that staff do not get it twice.
      await withDeadline(2 * storeMs, () => store.addMailed(lead).catch(() => store.addMailed(lead)))
      isStored = true
    } finally {
      await directMail.alert(lead, isStored)
    }
  }

  async function accept(lead: NewLead, inquiry: Inquiry, waitUntil: WaitUntil): Promise<Submission> {
    lead.isTest = testToken !== undefined && inquiry.testToken === testToken
    if (!lead.isTest) lead.reasons = await assess(inquiry, lead)
    const afterResponse = (event: string, work: () => Promise<void>) =>
      waitUntil(withDeadline(AFTER_RESPONSE_MS, work).catch((error) => log(event, { error })))

    const id = await storedId(lead)
    if (id === null) return { outcome: 'limited' }
    const until = now() + AFTER_RESPONSE_MS
    if (id !== undefined) afterResponse('lead-mails-not-sent', () => sendMails(lead, inquiry.turnstileToken, until))
    else if (!lead.isTest && (await isMailed(lead))) afterResponse('lead-sent-not-stored', () => storeMailed(lead))
    else return { outcome: 'failed', error: contactTexts.submitFailed }
    return { outcome: 'stored', id: id ?? lead.id }
  }

  return {
    async submit(inquiry, brand, waitUntil) {
      if (await rateLimiter.isLimited(inquiry.address)) return { outcome: 'limited' }
      const check = checkInquiry(inquiry, brand, now())
      if (!check.ok) return { outcome: 'invalid', error: check.error, fields: check.fields }
      const lead = await newLead(check.value, inquiry, brand, now())
      return withLogFields(leadFields(lead), () => accept(lead, inquiry, waitUntil))
    },
  }
}

type InquiryCheck = { ok: true; value: LeadInput } | { ok: false; error: string; fields: FormErrors }

function checkInquiry({ form, fields }: Inquiry, brand: Brand, now: number): InquiryCheck {
  if (form === 'contact') return checkContact(fields, brand)
  const check = checkSchedule(fields, {
    contact: brand.contact,
    serviceTitle: (id) => askedService(brand, id)?.title,
    now: new Date(now).toISOString(),
  })
  if (!check.ok) return check
  const { request, ...input } = check.value
  const minutes = brand.meetingMinutes[request.service] ?? DEFAULT_MINUTES
  return { ok: true, value: { ...input, request: { ...request, minutes } } }
}
