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
import { outdatedContent } from './middleware/outdated-content'
import { privateLink } from './middleware/private-link'
import { requestId } from './middleware/request-id'
import { resolveBrand } from './middleware/resolve-brand'
import { securityHeaders } from './middleware/security-headers'
import { strictTransport } from './middleware/strict-transport'
import { createPageRenderer } from './page-renderer'

export function createApp(parts: AppParts) {
  const { reader, leads, form, media, drafts, widgets, appointments, readLimit } = parts
  const renderPage = createPageRenderer(reader, widgets)
  const forms = contact(leads, renderPage)
  const limited = addressLimit(readLimit)

  // /media and private links come before the security headers because they set stricter ones.
  return new Hono<AppEnv>()
    .onError(handleError)
    .use(requestId())
    .use(strictTransport())
    .use(resolveBrand())
    .route('/media', media)
    .use('/appointment/*', privateLink())
    .use(securityHeaders({ ...widgets, turnstile: form.turnstileSiteKey !== undefined }))
    .use('/api/health', limited)
    .use('/appointment/*', limited)
    .route('/api', api(parts, forms))
    .use(outdatedContent())
    .use(feedReaders())
    .route('/', feeds(reader))
    .route('/', dueDateCalendar())
    .route('/', crawlers(reader))
    .route('/', icons())
    .route('/', preview(drafts, renderPage))
    .route('/', appointment(appointments, renderPage))
    .route('/', pages(renderPage, forms))
}
