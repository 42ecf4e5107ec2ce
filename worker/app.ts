/** Assembles the site's request pipeline. Each step of the pipeline has its own file. */

import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Widgets } from '#shared/widgets.ts'
import { type AppointmentPageParts, appointment } from '#worker/appointments/appointment-page.ts'
import { contentApi } from '#worker/content/content-api.ts'
import type { Drafts } from '#worker/content/drafts.ts'
import { crawlers } from '#worker/content/feeds/crawlers.ts'
import { dueDateCalendar } from '#worker/content/feeds/due-date-calendar.ts'
import { feeds } from '#worker/content/feeds/feeds.ts'
import { type GhostWebhook, ghostWebhook } from '#worker/content/ghost-webhook.ts'
import { FRAME_HOSTS } from '#worker/content/html/embeds.ts'
import { preview } from '#worker/content/preview.ts'
import { addressLimit } from '#worker/http/address-limit.ts'
import type { AppEnv, MakeReader, RenderPage } from '#worker/http/context.ts'
import { handleError } from '#worker/http/errors.ts'
import { feedReaders } from '#worker/http/feed-readers.ts'
import { icons } from '#worker/http/icons.ts'
import { methodNotAllowedJson, notFoundJson } from '#worker/http/json-errors.ts'
import { privateLink } from '#worker/http/private-link.ts'
import { redirects } from '#worker/http/redirects.ts'
import { reports } from '#worker/http/reports.ts'
import { requestId } from '#worker/http/request-id.ts'
import { resolveBrand } from '#worker/http/resolve-brand.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { vitals } from '#worker/http/vitals.ts'
import { contact, type FormHandlers } from '#worker/leads/contact.ts'
import { contactForm, type FormParts } from '#worker/leads/contact-form.ts'
import { type ContentState, health } from '#worker/leads/health.ts'
import type { HealthCheck } from '#worker/leads/health-check.ts'
import type { LeadService } from '#worker/leads/submit.ts'
import type { RecordMailEvents } from '#worker/mail/events.ts'
import { mailEvents } from '#worker/mail/mail-events.ts'
import { type PageCacheOptions, pageCache } from '#worker/pages/page-cache.ts'
import { createPageRenderer } from '#worker/pages/page-renderer.ts'

/** worker/compose.ts creates these parts. An optional part is undefined if the worker lacks the setting or binding for it. */
export interface AppParts {
  reader: MakeReader
  pageCache: PageCacheOptions
  leads: LeadService
  appointments: AppointmentPageParts
  form: FormParts
  recordMailEvents?: RecordMailEvents | undefined
  drafts?: Drafts | undefined
  media: Hono<AppEnv>
  contentState: ContentState
  healthCheck: HealthCheck
  readLimit: RateLimit
  version?: string | undefined
  webhook?: GhostWebhook | undefined
  widgets?: Widgets | undefined
  vitals?: AnalyticsEngineDataset | undefined
}

export function createApp(parts: AppParts) {
  const { reader, leads, form, media, drafts, widgets, appointments, readLimit } = parts
  const renderPage = createPageRenderer(reader, widgets)
  const forms = contact(leads, renderPage)
  const limited = addressLimit(readLimit)
  const app = new Hono<AppEnv>()

  return app
    .onError(handleError)
    .use(requestId())
    .use(securityHeaders({ ...widgets, turnstile: form.turnstileSiteKey !== undefined }, FRAME_HOSTS))
    .use('/appointment/*', privateLink())
    .use(resolveBrand())
    .use(redirects())
    .use(feedReaders())
    .use(pageCache(parts.pageCache, app.fetch))
    .use('/appointment/*', limited)
    .use('/api/health', limited)
    .route('/', feeds(reader))
    .route('/', crawlers(reader))
    .route('/', icons())
    .route('/', dueDateCalendar())
    .route('/media', media)
    .route('/api', api(parts, forms))
    .route('/', preview(drafts, renderPage))
    .route('/', appointment(appointments, renderPage))
    .route('/', pages(renderPage, forms))
}

function api(parts: AppParts, forms: FormHandlers) {
  const { reader, form, recordMailEvents, contentState, healthCheck, webhook } = parts
  const app = new Hono<AppEnv>()
  if (webhook) app.post('/ghost/webhook', ...ghostWebhook(webhook))
  if (recordMailEvents) app.post('/mail/events', ...mailEvents(recordMailEvents))
  return app
    .use(methodNotAllowed({ app, onMethodNotAllowed: methodNotAllowedJson }))
    .route('/content', contentApi(reader))
    .post('/contact', ...forms.contact)
    .post('/schedule', ...forms.schedule)
    .get('/contact/form', ...contactForm(form))
    .get('/health', health(contentState, healthCheck, parts))
    .post('/vitals', ...vitals(parts.vitals))
    .post('/reports', ...reports())
    .all('*', notFoundJson)
}

/** Hono must try these routes last, because the page route `*` matches every GET request. */
function pages(renderPage: RenderPage, forms: FormHandlers) {
  const app = new Hono<AppEnv>()
  return app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, allowed) =>
          c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'cache-control': 'no-store' }),
      }),
    )
    .post('/contact', ...forms.contact)
    .post('/schedule', ...forms.schedule)
    .get('*', (c) => renderPage(c))
}
