import type { Brand } from '#shared/brand'
import type { AppointmentMail } from '#worker/appointments/appointment'
import type { DueLead, Lead } from './lead'

/**
 * `unknown`: MailChannels may have accepted the mail, so another attempt may be a second copy. `error` is an HTTP status
 * or words of our own, because MailChannels' texts may repeat an address.
 */
export type MailOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'rejected'; error: string }
  | { outcome: 'unknown'; error: string }

export type AlertReason = 'failed' | 'stored-late' | 'not-stored' | 'flood' | 'refused' | 'appointment'

export interface AlertLead {
  id: string
  brand: string
  createdAt: string
  attempts: number
  lastError: string
}

/** A lead that was held back, with what staff need to decide whether it is genuine. */
export interface HeldLead {
  id: string
  name: string
  email: string
  phone: string
  topic: string
  message: string
  /** Codes of the spam check. */
  reasons: string[]
  createdAt: string
}

export interface HeldBack {
  /** The oldest ones. */
  leads: HeldLead[]
  /** Includes leads beyond those listed. */
  total: number
}

/** The sections of a morning mail, the most urgent first. */
export const MORNING_SECTIONS = ['late', 'to-confirm', 'follow-up', 'failed', 'held', 'erasure'] as const
export type MorningSectionName = (typeof MORNING_SECTIONS)[number]

export interface MorningLead {
  id: string
  name: string
  topic: string
  since: string
  /** Such as "3 working days". */
  waited: string
  /** Email address of the colleague who has it. */
  assignee: string
  lastError: string
}

export interface MorningSection {
  name: MorningSectionName
  leads: MorningLead[]
  /** Includes leads beyond those listed. */
  total: number
}

/** Callers wrap each call in withMailDeadline. */
export interface Mailer {
  /** False without an API key. Then every mail is rejected, so leads should wait instead of using up their retries. */
  isConfigured: boolean
  /** Mails the lead to the brand's staff. */
  notify(lead: DueLead, brand: Brand, signal: AbortSignal): Promise<MailOutcome>
  /** Confirms to the visitor. @param at ISO time from which the reply day is counted. */
  confirm(lead: Lead, brand: Brand, at: string): Promise<MailOutcome>
  alert(leads: AlertLead[], why: AlertReason): Promise<MailOutcome>
  /** Reports leads that were held back to the brand's staff. */
  heldBack(held: HeldBack, brand: Brand): Promise<MailOutcome>
  /** Mails the brand's staff what they have to do today. @param sections At least one. None is empty. */
  morning(sections: MorningSection[], brand: Brand): Promise<MailOutcome>
  /** Mails about an appointment to the visitor, the colleague or the brand's staff, with a calendar file if the time changed. */
  appointment(mail: AppointmentMail, brand: Brand, signal?: AbortSignal): Promise<MailOutcome>
}
