/** The routes below /api, in order. */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppParts } from '#worker/app-parts'
import type { AppEnv } from '#worker/context'
import type { FormHandlers } from './contact'
import { contactForm } from './contact-form'
import { contentApi } from './content'
import { ghostWebhook } from './ghost-webhook'
import { health } from './health'
import { mailEvents } from './mail-events'
import { methodNotAllowedJson, notFoundJson } from './not-found'
import { reports } from './reports'
import { vitals } from './vitals'

type Parts = Pick<
  AppParts,
  'reader' | 'form' | 'recordMailEvents' | 'contentState' | 'healthCheck' | 'webhook' | 'vitals' | 'version'
>

export function api(parts: Parts, forms: FormHandlers) {
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
