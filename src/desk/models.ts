import type { Wish } from '#shared/appointment.ts'
import type { ContactValues } from '#shared/contact-texts.ts'
import type { Reply } from '#shared/reply.ts'
import type { AppointmentCount, AppointmentsView, LeadAppointment } from './appointment-models.ts'

export const LISTS = ['open', 'mine', 'follow-up', 'held', 'failed', 'closed', 'all'] as const
export type ListName = (typeof LISTS)[number]

export const WAYS = ['mail', 'phone', 'in-person'] as const
export const NOT_LEAD_REASONS = ['spam', 'wrong-address', 'sales-pitch'] as const
export const NOTE_MAX = 5000
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
/** Values of the submitted filter form. Days are ISO dates in Eastern time. */
export type FilterFields = { [field in (typeof FILTERS)[number]]?: string | undefined }

export interface FilterChoices {
  brands: readonly Choice[]
  services: readonly Choice[]
  forms: readonly Choice[]
}

/** A row in a list of leads. Unset fields are empty strings. Times are ISO times. */
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
  /** 1 if an email about the lead failed or may have failed, otherwise 0. `mailError` contains the reason. */
  hasFailedMail: number
  mailError: string
  assignee: string
  followUpOn: string
  closedAs: string
  wish?: Wish | undefined
  /** Time since the lead began to wait, for example "3 h 30 min" or "2 business days". Empty for closed leads. */
  waited: string
  /** Last day to reply, as an ISO date. Empty once staff have replied. */
  dueOn: string
  isLate: boolean
}

export interface ListView {
  kind: 'list'
  /** The name of the list that the page shows. Undefined for search results, which include leads from all lists. */
  list: ListName | undefined
  leads: readonly ListedLead[]
  filters: FilterFields
  choices: FilterChoices
  total: number
  page: number
  /**
   * Set after staff close several leads at once. `count` leads were closed, and `left` leads were skipped, because they
   * had changed.
   */
  closed?: { count: number; left: number } | undefined
}

export const CLOSE_HELD_PATH = '/lists/held/close'

export interface CloseHeldView {
  kind: 'close-held'
  filters: FilterFields
  count: number
  /** Database row number of the newest lead in the list. `newestAt` is that lead's creation time. */
  newest: number
  newestAt: string
  /** Row number of the newest event of any lead when the page was rendered. The server does not close leads with newer events. */
  lastEvent: number
}

/**
 * A lead on the desk. The field names are the database's column names, because worker/desk/lead.ts copies the columns of
 * a row without a mapping.
 */
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
  /** The time from which the deadline for the first reply is counted. */
  due_from: string
  reasons: readonly string[]
  /** Time when staff released the lead from quarantine. Empty if staff never released it. */
  released_at: string
  version: string
  assignee: string
  follow_up_on: string
  answered_at: string
  closed_at: string
  closed_as: string
  list: LeadList
  /** The appointment request, encoded as JSON. Empty if the lead is not an appointment request. */
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

export interface RelatedLead {
  id: string
  brand: string
  brandName: string
  topic: string
  created_at: string
  list: string
  closed_as: string
}

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
  mails: readonly DeskMail[]
  actions: readonly ActionName[]
  appointment?: LeadAppointment | undefined
  colleagues: readonly string[]
  /** Suggested follow-up dates, as ISO dates. */
  followUpDays: readonly string[]
  replies: readonly Reply[]
  waited: string
  dueOn: string
  isLate: boolean
  notice?: string | undefined
  rejected?: { form: LeadForm; error: string } | undefined
  /** Changes by other staff members that caused the server to reject the form. */
  changes?: readonly LeadEvent[] | undefined
}

export interface ErasedView {
  kind: 'erased'
  reference: string
  brandName: string
  /** The lead's events, sorted oldest first. */
  events: readonly LeadEvent[]
  /** True if the server discarded the staff member's last form, because the lead had been erased in the meantime. */
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
  /** Time of the person's upcoming appointment. Empty if there is no upcoming appointment. */
  appointment: string
}

export interface PersonView {
  kind: 'person'
  find: string
  error?: string | undefined
  leads?: readonly PersonLead[] | undefined
  /** Number of the person's leads for brands that the staff member may not see. */
  elsewhere: number
  erased?: number | undefined
  /** Changes by other staff members that prevented the erasure. */
  changes?: readonly LeadEvent[] | undefined
}

/** Lead statistics for one week, year, brand, service or page. For a week, `key` is the date of its Monday. */
export interface Count {
  key: string
  received: number
  heldBack: number
  heldBackWrongly: number
  answered: number
  onTime: number
}

/** Times of a cron job's last completed run and last failed run. A time is empty if there was no such run. */
export interface JobRun {
  job: 'sweep' | 'daily' | 'test-inquiry'
  completedAt: string
  failedAt: string
  error: string
}

export interface NumbersView {
  kind: 'numbers'
  from: string
  weeks: readonly Count[]
  years: readonly Count[]
  brands: readonly Count[]
  topics: readonly Count[]
  pages: readonly Count[]
  /** Median number of hours until staff first reply to a lead, including nights and weekends. */
  medianHours: number | undefined
  lateNow: number
  /** Weekly counts of appointments and appointment requests. Omits weeks without appointments or requests. */
  appointments: readonly AppointmentCount[]
  /** Median number of hours from an appointment request to its confirmation, including nights and weekends. */
  medianConfirmHours: number | undefined
  jobs: readonly JobRun[]
}

export interface DraftsView {
  kind: 'drafts'
  /** Ghost's unpublished posts. Undefined if Ghost's Admin API is not configured. */
  drafts: readonly { title: string; status: string; updatedAt: string; links: readonly Choice[] }[] | undefined
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
