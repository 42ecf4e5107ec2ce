/** The request pipeline, in order. Each step has its own file; this list contains no logic. */
import { Hono } from 'hono'
import type { AppParts } from './app-parts.ts'
import type { AppEnv } from './context.ts'
import { api } from './handlers/api.ts'
import { appointment } from './handlers/appointment.ts'
import { contact } from './handlers/contact.ts'
import { crawlers } from './handlers/crawlers.ts'
import { dueDateCalendar } from './handlers/due-dates.ts'
import { handleError } from './handlers/errors.ts'
import { feeds } from './handlers/feeds.ts'
import { icons } from './handlers/icons.ts'
import { pages } from './handlers/pages.ts'
import { preview } from './handlers/preview.ts'
import { addressLimit } from './middleware/address-limit.ts'
import { feedReaders } from './middleware/feed-readers.ts'
import { pageCache } from './middleware/page-cache.ts'
import { privateLink } from './middleware/private-link.ts'
import { redirects } from './middleware/redirects.ts'
import { requestId } from './middleware/request-id.ts'
import { resolveBrand } from './middleware/resolve-brand.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createPageRenderer } from './page-renderer.ts'

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
