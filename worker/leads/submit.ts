/** Takes a submission: checked, stored, and only then delivered, behind the answer. */
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { type ContactInput, checkContact } from '#shared/contact'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { log } from '#worker/log'
import { type Delivery, insist } from './deliver'
import { inTime, mailInTime } from './in-time'
import type { LeadSource, NewLead } from './lead'
import type { AlertReason, Mailer } from './mailer'
import { newLead } from './new-lead'
import type { LeadStore } from './store'

/** What came in, read but not yet checked. */
export interface Inquiry {
  fields: Record<string, unknown>
  /** What was typed where people see no field. */
  honeypot: string
  /** Made by the form when it was opened; absent without script. */
  key?: string | undefined
  formToken?: string | undefined
  turnstileToken?: string | undefined
  source: LeadSource
  /** Whether the page's script sent it. */
  scripted: boolean
  hasOrigin: boolean
  /** Whether the brand gets more than people write; asked of what passes its field checks, once. */
  isFlooded(): Promise<boolean>
}

/** What checks go by: the fields without the numbers that do not belong there. */
export interface Assessed extends Omit<Inquiry, 'fields' | 'key' | 'source' | 'isFlooded'> {
  fields: ContactInput
  flooded: boolean
  brand: BrandId
}

/** Words for why staff must look at a lead before it goes out; none when there is no reason. */
export type Check = (inquiry: Assessed) => Promise<string[]> | string[]

/** The one reason that is settled behind the answer. */
export const UNCHECKED = 'turnstile-unchecked'

export type Submission =
  | { outcome: 'stored'; id: string }
  | { outcome: 'invalid'; error: string; fields: ContactErrors }
  /** Neither the database nor the mail service took it; the visitor must hear so and keep the text. */
  | { outcome: 'failed'; error: string }

type WaitUntil = (promise: Promise<unknown>) => void

export interface LeadDesk {
  submit(inquiry: Inquiry, brand: Brand, waitUntil: WaitUntil): Promise<Submission>
}

export interface DeskParts {
  store: LeadStore
  delivery: Delivery
  mailer: Mailer
  checks: readonly Check[]
  /** Asks Turnstile; absent where it is not configured. */
  isHuman?: ((token: string) => Promise<boolean>) | undefined
  now?: () => number
  /** How long the database may take, ms. */
  storeMs?: number
}

export function createLeadDesk({
  store,
  delivery,
  mailer,
  checks,
  isHuman,
  now = Date.now,
  storeMs = 5_000,
}: DeskParts): LeadDesk {
  async function assess(inquiry: Assessed): Promise<string[]> {
    try {
      return (await Promise.all(checks.map((check) => check(inquiry)))).flat()
    } catch (error) {
      // Better one unwanted mail than an inquiry that is refused.
      log('lead-not-assessed', { brand: inquiry.brand, error })
      return []
    }
  }

  /** Adding twice is the same as once, so a write that failed is tried again at once. */
  async function isStored(lead: NewLead): Promise<boolean> {
    try {
      await inTime(storeMs, () => store.add(lead).catch(() => store.add(lead)))
      return true
    } catch (error) {
      log('lead-not-stored', { lead: lead.id, brand: lead.brand, error })
      return false
    }
  }

  async function sendStored(lead: NewLead, token: string | undefined) {
    if (isHuman && token && lead.reasons.every((reason) => reason === UNCHECKED) && lead.reasons.length > 0) {
      if (await isHuman(token)) await store.release(lead.id)
    }
    // Of a lead that was sent before, or is quarantined, there is nothing to claim.
    await delivery.deliver(await store.claimOne(lead.id))
  }

  async function tellOfDirect(lead: NewLead) {
    const { id, brand, createdAt } = lead
    let why: AlertReason = 'not-stored'
    try {
      // At once: where the write came through after all the lead is due, and a sweep would mail it again.
      await inTime(2 * storeMs, () => insist(() => store.addSent(lead)))
      why = 'stored-late'
    } finally {
      const mail = await mailInTime(() => mailer.alert([{ id, brand, createdAt, attempts: 1, lastError: '' }], why))
      if (mail.outcome !== 'taken') log('alert-not-sent', { lead: id, error: mail.error })
    }
  }

  return {
    async submit(inquiry, brand, waitUntil) {
      const { fields: typed, source, key, isFlooded, ...signs } = inquiry
      const check = checkContact(typed, brand)
      if (!check.ok) return { outcome: 'invalid', error: check.error, fields: check.fields }
      const lead = await newLead({ value: check.value, formType: typed.formType, source, key }, brand, now())
      const { name, email, phone, service, message } = lead
      const fields = { name, email, phone, service, message }
      lead.reasons = await assess({ ...signs, fields, brand: brand.id, flooded: await isFlooded() })
      const behind = (event: string, work: Promise<void>) =>
        waitUntil(work.catch((error) => log(event, { lead: lead.id, error })))

      if (await isStored(lead)) {
        behind('lead-not-recorded', sendStored(lead, inquiry.turnstileToken))
        return { outcome: 'stored', id: lead.id }
      }
      const failed = { outcome: 'failed', error: contactTexts.submitFailed } as const
      // What only staff should let out must not go out unseen.
      if (lead.reasons.some((reason) => reason !== UNCHECKED)) return failed
      const mail = await delivery.notify({ ...lead, attempts: 1, unsure: 0 })
      if (mail.outcome !== 'taken') {
        log('lead-not-taken', { lead: lead.id, brand: brand.id, error: mail.error })
        return failed
      }
      behind('lead-sent-not-stored', tellOfDirect(lead))
      return { outcome: 'stored', id: lead.id }
    },
  }
}
