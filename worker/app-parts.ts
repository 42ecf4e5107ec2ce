import type { Hono } from 'hono'
import type { Widgets } from '#shared/widgets.ts'
import type { RecordMailEvents } from '#worker/mail/events.ts'
import type { AppEnv, MakeReader } from './context.ts'
import type { Drafts } from './ghost/drafts.ts'
import type { AppointmentPageParts } from './handlers/appointment.ts'
import type { FormParts } from './handlers/contact-form.ts'
import type { GhostWebhook } from './handlers/ghost-webhook.ts'
import type { ContentState } from './handlers/health.ts'
import type { HealthCheck } from './leads/health-check.ts'
import type { LeadService } from './leads/submit.ts'
import type { PageCacheOptions } from './middleware/page-cache.ts'

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
