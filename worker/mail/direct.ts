/** Emails an inquiry to staff directly instead of through the queue, because the database write failed or timed out. */
import { DEFAULT_BRAND, getBrand } from '#brands/index.ts'
import type { Lead } from '#worker/leads/lead.ts'
import { log } from '#worker/log.ts'
import { directMailAlert } from './kinds/alert.ts'
import { inquiryLetter } from './kinds/inquiry.ts'
import type { Mailer } from './mailer.ts'

export function createDirectMail(mailer: Mailer) {
  return {
    async mailLead(lead: Lead): Promise<boolean> {
      const brand = getBrand(lead.brand)
      const mail = await mailer.send(`${lead.id}-office`, brand, inquiryLetter(lead, brand, mailer.desk))
      if (mail.outcome !== 'accepted') log('lead-not-mailed', { error: mail.error })
      return mail.outcome === 'accepted'
    },

    /** @param isStored True if the database stored the lead after the email was sent. */
    async alert(lead: Lead, isStored: boolean): Promise<void> {
      const letter = { content: directMailAlert(lead, isStored), to: mailer.alertsTo }
      const mail = await mailer.send(`${lead.id}-alert`, DEFAULT_BRAND, letter)
      if (mail.outcome !== 'accepted') log('alert-not-sent', { error: mail.error })
    },
  }
}
