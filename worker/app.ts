/** The request pipeline, in order. Each step has its own file; this list contains no logic. */
import { Hono } from 'hono'
import type { AppParts } from './app-parts'
import type { AppEnv } from './context'
import { api } from './handlers/api'
import { appointment } from './handlers/appointment'
import { contact } from './handlers/contact'
import { crawlers } from './handlers/crawlers'
import { dueDateCalendar } from './handlers/due-dates'
import { handleError } from './handlers/errors'
import { feeds } from './handlers/feeds'
import { icons } from './handlers/icons'
import { pages } from './handlers/pages'
import { preview } from './handlers/preview'
import { addressLimit } from './middleware/address-limit'
import { feedReaders } from './middleware/feed-readers'
import { pageCache } from './middleware/page-cache'
import { privateLink } from './middleware/private-link'
import { redirects } from './middleware/redirects'
import { requestId } from './middleware/request-id'
import { resolveBrand } from './middleware/resolve-brand'
import { securityHeaders } from './middleware/security-headers'
import { createPageRenderer } from './page-renderer'

export function createApp(parts: AppParts) {
  const { reader, leads, form, media, drafts, widgets, appointments, readLimit } = parts
  const renderPage = createPageRenderer(reader, widgets)
  const forms = contact(leads, renderPage)
  const limited = addressLimit(readLimit)
  const app = new Hono<AppEnv>()

  return app
    .onError(handleError)
    .use(requestId())
    .use(securityHeaders({ ...widgets, turnstile: form.turnstileSiteKey !== undefined }))
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
