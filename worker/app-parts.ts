import type { Hono } from 'hono'
import type { Widgets } from '#shared/widgets'
import type { RecordMailEvents } from '#worker/mail/events'
import type { AppEnv, MakeReader } from './context'
import type { Drafts } from './ghost/drafts'
import type { AppointmentPageParts } from './handlers/appointment'
import type { FormParts } from './handlers/contact-form'
import type { GhostWebhook } from './handlers/ghost-webhook'
import type { ContentState } from './handlers/health'
import type { HealthCheck } from './leads/health-check'
import type { LeadService } from './leads/submit'
import type { PageCacheOptions } from './middleware/page-cache'

/** The parts that the composition root creates. An optional part is undefined if its settings are missing. */
export interface AppParts {
  reader: MakeReader
  pageCache: PageCacheOptions
  leads: LeadService
  appointments: AppointmentPageParts
  form: FormParts
  recordMailEvents?: RecordMailEvents | undefined
  drafts?: Drafts | undefined
  /** The routes below /media. */
  media: Hono<AppEnv>
  contentState: ContentState
  healthCheck: HealthCheck
  /** Limits the requests of an address that cost a statement on D1. */
  readLimit: RateLimit
  /** The id of the deployed version of the worker. */
  version?: string | undefined
  webhook?: GhostWebhook | undefined
  widgets?: Widgets | undefined
  /** Stores page views and page speed. If undefined, they are dropped. */
  vitals?: AnalyticsEngineDataset | undefined
}
