/** The data of the desk's pages. The worker fills it in; src/desk/ turns it into HTML. */

import type { Wish } from '#shared/appointment.ts'
import type { Reply } from '#shared/reply.ts'
import type { AppointmentCount, AppointmentsView, LeadAppointment } from './appointment-models.ts'

export const LISTS = ['open', 'mine', 'follow-up', 'held', 'failed', 'closed', 'all'] as const
export type ListName = (typeof LISTS)[number]

/** The ways of an answer. */
export const WAYS = ['mail', 'phone', 'in-person'] as const
/** Why an inquiry is not a lead. */
export const NOT_LEAD_REASONS = ['spam', 'wrong-address', 'sales-pitch'] as const
/** Characters. */
export const NOTE_MAX = 5000
/** Characters of a search. */
export const SEARCH_LENGTH_MAX = 100
/** Leads of a page of a list. */
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

/** The list that shows a lead. */
export type LeadList = 'open' | 'follow-up' | 'held' | 'closed'

export interface Choice {
  value: string
  label: string
}

export const FILTERS = ['brand', 'service', 'form', 'from', 'to', 'q'] as const
/** The fields of the filter form, as typed. Days are ISO days in Ohio. */
export type FilterFields = { [field in (typeof FILTERS)[number]]?: string | undefined }

/** The values that the filter form offers. */
export interface FilterChoices {
  brands: readonly Choice[]
  services: readonly Choice[]
  forms: readonly Choice[]
}

/** A lead in a list. Empty fields are not set. Times are ISO times. */
export interface ListedLead {
  id: string
  brand: string
  brandName: string
  name: string
  topic: string
  /** The start of the message. */
  start: string
  createdAt: string
  list: LeadList
  /** Why it was held back. */
  reasons: readonly string[]
  /** 1 if an email about it was not sent, or may not have arrived, and why. */
  hasFailedMail: number
  mailError: string
  assignee: string
  /** ISO day. */
  followUpOn: string
  closedAs: string
  /** The first time that the visitor asked for, if the lead is a request for an appointment. */
  wish?: Wish | undefined
  /** Such as "3 h 30 min" or "2 working days". Empty for closed leads. */
  waited: string
  /** ISO day by whose end the first answer is due. Empty after it. */
  dueOn: string
  isLate: boolean
}

export interface ListView {
  kind: 'list'
  /** Undefined for the results of a search, which finds leads of all lists. */
  list: ListName | undefined
  leads: readonly ListedLead[]
  filters: FilterFields
  choices: FilterChoices
  /** The number of leads on all pages. */
  total: number
  /** From 1. */
  page: number
  /** The number of leads that were just closed together, and of those that were left out because of a change. */
  closed?: { count: number; left: number } | undefined
}

export const CLOSE_HELD_PATH = '/lists/held/close'

/** Asks whether all held leads that match the filters are closed. */
export interface CloseHeldView {
  kind: 'close-held'
  filters: FilterFields
  count: number
  /** Row number of the newest lead, and its ISO time. */
  newest: number
  newestAt: string
  /** Number of the last event before the question. */
  lastEvent: number
}

/** One lead. Field names are those of the database. */
export interface DeskLead {
  id: string
  brand: string
  name: string
  email: string
  phone: string
  topic: string
  service: string
  asked_title: string
  message: string
  form_type: string
  masked: readonly string[]
  page: string
  from_page: string
  referrer_host: string
  campaign: Readonly<Record<string, string>>
  follows: string
  created_at: string
  /** ISO time from which the due day of the answer counts. */
  due_from: string
  reasons: readonly string[]
  /** Empty unless it was held back and then released. */
  released_at: string
  version: string
  assignee: string
  follow_up_on: string
  answered_at: string
  closed_at: string
  closed_as: string
  list: LeadList
  /** JSON. Empty if the lead is no request for an appointment. */
  request: string
}

/** An email about a lead. Empty fields are not set. Times are ISO times. */
export interface DeskMail {
  id: string
  kind: string
  recipient: string
  state: string
  createdAt: string
  sentAt: string
  lastError: string
  delivery: string
  /** 1 if staff can send it again. */
  canSendAgain: number
  /** 1 if staff have to do something about it. */
  needsStaff: number
}

/** An event of a lead's history. */
export interface LeadEvent {
  id: string
  at: string
  who: string
  action: string
  detail: string
  /** The text of a note. */
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

/** A form of the lead's page, as a colleague sent it. */
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
  /** The newest first. */
  mails: readonly DeskMail[]
  actions: readonly ActionName[]
  /** Undefined if the visitor did not ask for an appointment. */
  appointment?: LeadAppointment | undefined
  /** Colleagues who may have the lead. */
  colleagues: readonly string[]
  /** ISO days to choose with one click. */
  followUpDays: readonly string[]
  replies: readonly Reply[]
  waited: string
  dueOn: string
  isLate: boolean
  /** A sentence about the last action. */
  notice?: string | undefined
  /** A rejected form, and why. */
  rejected?: { form: LeadForm; error: string } | undefined
  /** The changes of others since the form was opened, if it was rejected because of them. */
  changes?: readonly LeadEvent[] | undefined
}

/** The facts that remain of an erased lead. */
export interface ErasedView {
  kind: 'erased'
  /** Its reference number. */
  reference: string
  brandName: string
  /** Oldest first. */
  events: readonly LeadEvent[]
  /** True after a form that was opened before the lead was erased. */
  isFormLost: boolean
}

/** A lead of a person. */
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
  /** ISO time of an appointment that is ahead. Empty if there is none. */
  appointment: string
}

/** Everything about a person, before and after it is erased. */
export interface PersonView {
  kind: 'person'
  /** The email address or phone number, as typed. */
  find: string
  error?: string | undefined
  /** Undefined before a search. */
  leads?: readonly PersonLead[] | undefined
  /** The number of inquiries of the person to brands that are not the colleague's. */
  elsewhere: number
  /** The number of inquiries that were just erased. */
  erased?: number | undefined
  /** The changes of colleagues since the page was opened, if nothing was erased because of them. */
  changes?: readonly LeadEvent[] | undefined
}

/** Counts for a week (its Monday), a year, a brand, a service or a page. */
export interface Count {
  key: string
  received: number
  heldBack: number
  heldBackWrongly: number
  answered: number
  onTime: number
}

/** A cron job. Empty times: never. */
export interface JobRun {
  job: 'sweep' | 'daily'
  completedAt: string
  failedAt: string
  /** The message of the latest failed run. */
  error: string
}

export interface NumbersView {
  kind: 'numbers'
  /** The first week, as its Monday's ISO day. */
  from: string
  weeks: readonly Count[]
  years: readonly Count[]
  brands: readonly Count[]
  topics: readonly Count[]
  pages: readonly Count[]
  /** Hours, nights and weekends included. */
  medianHours: number | undefined
  /** Leads without an answer that are late now. */
  lateNow: number
  /** Weeks with an appointment or a request. */
  appointments: readonly AppointmentCount[]
  /** Hours from a request to its confirmation, nights and weekends included. */
  medianConfirmHours: number | undefined
  jobs: readonly JobRun[]
}

export interface DraftsView {
  kind: 'drafts'
  /** Undefined if Ghost's Admin API is not set up. */
  drafts: readonly { title: string; status: string; updatedAt: string; links: readonly Choice[] }[] | undefined
  /** Ghost does not answer. */
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

/** Parts of every page. */
export interface DeskShell {
  /** The colleague's email address. */
  who: string
  counts: Readonly<Record<ListName, number>>
  /** ISO time. */
  now: string
}

export interface PageProps<View> {
  shell: DeskShell
  view: View
}

/** The props of the parts of a lead's page. */
export type LeadProps = PageProps<LeadView>
