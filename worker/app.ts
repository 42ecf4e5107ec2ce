/** The way of a request, in order. Each step is a file of its own; nothing here decides anything. */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Widgets } from '#shared/widgets'
import type { AppEnv, MakeReader } from './context'
import type { Drafts } from './ghost/drafts'
import { contact } from './handlers/contact'
import { contactForm, type FormParts } from './handlers/contact-form'
import { contentApi } from './handlers/content'
import { crawlers } from './handlers/crawlers'
import { dueDateCalendar } from './handlers/due-dates'
import { answerError } from './handlers/errors'
import { feeds } from './handlers/feeds'
import { type GhostWebhook, ghostWebhook } from './handlers/ghost-webhook'
import { type ContentState, health } from './handlers/health'
import { icons } from './handlers/icons'
import { mailEvents } from './handlers/mail-events'
import { methodNotAllowedJson, notFoundJson } from './handlers/not-found'
import { pageRenderer, pages } from './handlers/pages'
import { preview } from './handlers/preview'
import type { TakeMailEvents } from './leads/mail-events'
import type { Rates } from './leads/rate-limit'
import type { LeadDesk } from './leads/submit'
import { feedReaders } from './middleware/feed-readers'
import { redirects } from './middleware/redirects'
import { requestId } from './middleware/request-id'
import { resolveBrand } from './middleware/resolve-brand'
import { securityHeaders } from './middleware/security-headers'

export interface AppParts {
  reader: MakeReader
  leads: LeadDesk
  rates: Rates
  form: FormParts
  /** Absent where no key is configured. */
  takeMailEvents?: TakeMailEvents | undefined
  /** Absent where the keys for previews are not configured. */
  drafts?: Drafts | undefined
  /** /media/*: see handlers/media.ts. */
  media: Hono<AppEnv>
  contentState: ContentState
  /** Absent where no secret is configured. */
  webhook?: GhostWebhook | undefined
  /** Absent where none is configured. */
  widgets?: Widgets | undefined
}

export function createApp(parts: AppParts) {
  const { reader, leads, rates, form, takeMailEvents, media, drafts, contentState, webhook, widgets } = parts
  const renderPage = pageRenderer(reader, widgets)
  const takeContact = contact(leads, rates, renderPage)

  const api = new Hono<AppEnv>()
  if (webhook) api.post('/ghost/webhook', ...ghostWebhook(webhook))
  if (takeMailEvents) api.post('/mail/events', ...mailEvents(takeMailEvents))
  api
    .use(methodNotAllowed({ app: api, onMethodNotAllowed: methodNotAllowedJson }))
    .route('/content', contentApi(reader))
    .post('/contact', ...takeContact)
    .get('/contact/form', ...contactForm(form))
    .get('/health', health(contentState))
    .all('*', notFoundJson)

  return new Hono<AppEnv>()
    .onError(answerError)
    .use(requestId())
    .route('/media', media)
    .use(securityHeaders({ ...widgets, turnstile: form.turnstileSiteKey !== undefined }))
    .use(resolveBrand())
    .use(redirects())
    .use(feedReaders())
    .route('/', feeds(reader))
    .route('/', dueDateCalendar())
    .route('/', crawlers(reader))
    .route('/', icons())
    .route('/api', api)
    .route('/', preview(drafts, renderPage))
    .route('/', pages(renderPage, takeContact))
}

/** Stands in for the app that could not be made: every answer is that failure, told as any other. */
export function createBrokenApp(error: unknown) {
  return new Hono<AppEnv>()
    .onError(answerError)
    .use(requestId())
    .use(securityHeaders())
    .all('*', () => {
      throw error
    })
}
