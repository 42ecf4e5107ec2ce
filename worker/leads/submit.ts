/** Takes a submission: checked, stored, and only then delivered, behind the answer. */
import type { Brand } from '#shared/brand'
import { checkContact } from '#shared/contact'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { log } from '#worker/log'
import type { SendLead } from './mail'
import type { Lead, LeadStore } from './store'

export type Submission =
  | { outcome: 'stored'; id: string }
  | { outcome: 'invalid'; error: string; fields: ContactErrors }
  /** The database did not take it; the visitor must hear so and keep the text. */
  | { outcome: 'failed'; error: string }

export interface LeadDesk {
  submit(
    input: Record<string, unknown>,
    brand: Brand,
    waitUntil: (promise: Promise<unknown>) => void,
  ): Promise<Submission>
}

export function createLeadDesk(store: LeadStore, send: SendLead): LeadDesk {
  async function deliver(lead: Lead, brand: Brand) {
    try {
      await send(lead, brand)
    } catch (error) {
      log('lead-not-delivered', { lead: lead.id, error })
      return store.markAttempt(lead.id, error instanceof Error ? error.message : 'unknown')
    }
    await store.markSent(lead.id, new Date().toISOString())
  }

  return {
    async submit(input, brand, waitUntil) {
      const check = checkContact(input, brand)
      if (!check.ok) return { outcome: 'invalid', error: check.error, fields: check.fields }
      const lead: Lead = {
        ...check.value,
        id: crypto.randomUUID(),
        brand: brand.id,
        formType: formType(input.formType),
        createdAt: new Date().toISOString(),
      }
      try {
        await store.add(lead)
      } catch (error) {
        log('lead-not-stored', { error })
        return { outcome: 'failed', error: contactTexts.submitFailed }
      }
      waitUntil(deliver(lead, brand).catch((error) => log('lead-not-recorded', { lead: lead.id, error })))
      return { outcome: 'stored', id: lead.id }
    },
  }
}

/** A plain word for where the form stood; anything else is called "contact". */
function formType(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'contact'
}
