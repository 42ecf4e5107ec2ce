/** Data for the desk's pages. The worker provides it, and src/desk/ renders it. */

import type { Wish } from '#shared/appointment.ts'
import type { ContactValues } from '#shared/contact-texts.ts'
import type { Reply } from '#shared/reply.ts'
import type { AppointmentCount, AppointmentsView, LeadAppointment } from './appointment-models.ts'

export const LISTS = ['open', 'mine', 'follow-up', 'held', 'failed', 'closed', 'all'] as const
export type ListName = (typeof LISTS)[number]

/** How staff answered a lead. */
export const WAYS = ['mail', 'phone', 'in-person'] as const
/** Why an inquiry is not a real lead. */
export const NOT_LEAD_REASONS = ['spam', 'wrong-address', 'sales-pitch'] as const
export const NOTE_MAX = 5000
/** Maximum length of a search, in characters. */
export const SEARCH_LENGTH_MAX = 100
export const PAGE_SIZE = 50

export const ACTIONS = [
  'take',
  'assign',
  'answered',
  'follow-up',
  'note',
  'not-a-lead',
  'release',
  'mail-again',
  'reopen',
] as const
export type ActionName = (typeof ACTIONS)[number]

export type LeadList = 'open' | 'follow-up' | 'held' | 'closed'

export interface Choice {
  value: string
  label: string
}

export const FILTERS = ['brand', 'service', 'form', 'from', 'to', 'q'] as const
/** The values of the filter form as submitted. Days are ISO dates in Eastern time. */
export type FilterFields = { [field in (typeof FILTERS)[number]]?: string | undefined }

export interface FilterChoices {
  brands: readonly Choice[]
  services: readonly Choice[]
  forms: readonly Choice[]
}

/** A lead in a list. Unset fields are empty strings. Times are ISO times. */
export interface ListedLead {
  id: string
  brand: string
  brandName: string
  name: string
  topic: string
  start: string
  createdAt: string
  list: LeadList
  reasons: readonly string[]
  /** 1 if an email about the lead failed or may have failed, with the reason. */
  hasFailedMail: number
  mailError: string
  assignee: string
  followUpOn: string
  closedAs: string
  /** The first time that the visitor prefers, if the lead is an appointment request. */
  wish?: Wish | undefined
  /** Text such as "3 h 30 min" or "2 working days". Empty for closed leads. */
  waited: string
  /** ISO date by whose end the first answer is due. Empty after the answer. */
  dueOn: string
  isLate: boolean
}

export interface ListView {
  kind: 'list'
  /** Undefined for search results, which include leads from all lists. */
  list: ListName | undefined
  leads: readonly ListedLead[]
  filters: FilterFields
  choices: FilterChoices
  /** The number of leads on all pages. */
  total: number
  /** The first page is page 1. */
  page: number
  /** The number of leads that were just closed together, and the number that were skipped because they had changed. */
  closed?: { count: number; left: number } | undefined
}

export const CLOSE_HELD_PATH = '/lists/held/close'

/** Asks staff to confirm closing all quarantined leads that match the filters. */
export interface CloseHeldView {
  kind: 'close-held'
  filters: FilterFields
  count: number
  /** The newest lead's row number and time. */
  newest: number
  newestAt: string
  /** Row number of the latest event when the question was asked. */
  lastEvent: number
}

/** One lead. Field names are those of the database. */
export interface DeskLead extends ContactValues {
  id: string
  brand: string
  topic: string
  asked_title: string
  form_type: string
  masked: readonly string[]
  page: string
  from_page: string
  referrer_host: string
  campaign: Readonly<Record<string, string>>
  follows: string
  created_at: string
  /** Time from which the reply deadline is counted. */
  due_from: string
  reasons: readonly string[]
  /** Empty unless the lead was released from quarantine. */
  released_at: string
  version: string
  assignee: string
  follow_up_on: string
  answered_at: string
  closed_at: string
  closed_as: string
  list: LeadList
  /** JSON. Empty if the lead is not an appointment request. */
  request: string
}

/** An email about a lead. Unset fields are empty strings. Times are ISO times. */
export interface DeskMail {
  id: string
  kind: string
  recipient: string
  state: string
  createdAt: string
  sentAt: string
  lastError: string
  delivery: string
  canSendAgain: number
  needsStaff: number
}

export interface LeadEvent {
  id: string
  at: string
  who: string
  action: string
  detail: string
  note: string
}

/** Another inquiry from the same email address or phone number. */
export interface RelatedLead {
  id: string
  brand: string
  brandName: string
  topic: string
  created_at: string
  list: string
  closed_as: string
}

/** A form on the lead's page, as the colleague submitted it. */
export interface LeadForm {
  action: string
  fields: Readonly<Record<string, string>>
}

export interface LeadView {
  kind: 'lead'
  lead: DeskLead
  brandName: string
  events: readonly LeadEvent[]
  related: readonly RelatedLead[]
  /** Sorted newest first. */
  mails: readonly DeskMail[]
  actions: readonly ActionName[]
  /** Undefined if the visitor did not request an appointment. */
  appointment?: LeadAppointment | undefined
  /** Colleagues to whom the lead may be assigned. */
  colleagues: readonly string[]
  /** ISO dates that staff can choose with one click. */
  followUpDays: readonly string[]
  replies: readonly Reply[]
  waited: string
  dueOn: string
  isLate: boolean
  /** A sentence about the latest action. */
  notice?: string | undefined
  /** A rejected form and the reason for its rejection. */
  rejected?: { form: LeadForm; error: string } | undefined
  /** Changes by colleagues that caused the form's rejection. */
  changes?: readonly LeadEvent[] | undefined
}

/** The facts that remain after a lead is erased. */
export interface ErasedView {
  kind: 'erased'
  reference: string
  brandName: string
  /** Sorted oldest first. */
  events: readonly LeadEvent[]
  /** True if the colleague submitted a form that was opened before the lead was erased. */
  isFormLost: boolean
}

export interface PersonLead {
  id: string
  brand: string
  brandName: string
  name: string
  email: string
  phone: string
  topic: string
  created_at: string
  list: string
  version: string
  notes: number
  /** Time of an upcoming appointment. Empty if there is none. */
  appointment: string
}

/** All data about a person, before and after it is erased. */
export interface PersonView {
  kind: 'person'
  /** The email address or phone number as entered. */
  find: string
  error?: string | undefined
  /** Undefined until the colleague searches. */
  leads?: readonly PersonLead[] | undefined
  /** The number of the person's leads at brands that the colleague may not see. */
  elsewhere: number
  /** The number of leads that were just erased. */
  erased?: number | undefined
  /** Changes by colleagues that prevented the erasure. */
  changes?: readonly LeadEvent[] | undefined
}

/** Counts for a week (identified by its Monday), a year, a brand, a service or a page. */
export interface Count {
  key: string
  received: number
  heldBack: number
  heldBackWrongly: number
  answered: number
  onTime: number
}

/** A cron job. An empty time means that it never happened. */
export interface JobRun {
  job: 'sweep' | 'daily'
  completedAt: string
  failedAt: string
  /** The error message of the latest failed run. */
  error: string
}

export interface NumbersView {
  kind: 'numbers'
  /** ISO date of the first week's Monday. */
  from: string
  weeks: readonly Count[]
  years: readonly Count[]
  brands: readonly Count[]
  topics: readonly Count[]
  pages: readonly Count[]
  /** Hours until the first answer, including nights and weekends. */
  medianHours: number | undefined
  /** The number of leads whose answer is overdue now. */
  lateNow: number
  /** Weeks with an appointment or a request. */
  appointments: readonly AppointmentCount[]
  /** Hours from a request to its confirmation, including nights and weekends. */
  medianConfirmHours: number | undefined
  jobs: readonly JobRun[]
}

export interface DraftsView {
  kind: 'drafts'
  /** Undefined if Ghost's Admin API is not configured. */
  drafts: readonly { title: string; status: string; updatedAt: string; links: readonly Choice[] }[] | undefined
  /** An error message if Ghost did not respond. */
  error?: string | undefined
}

export type DeskView =
  | ListView
  | CloseHeldView
  | LeadView
  | ErasedView
  | PersonView
  | NumbersView
  | DraftsView
  | AppointmentsView

/** Data that every page shows. */
export interface DeskShell {
  who: string
  counts: Readonly<Record<ListName, number>>
  now: string
}

export interface PageProps<View> {
  shell: DeskShell
  view: View
}

export type LeadProps = PageProps<LeadView>
