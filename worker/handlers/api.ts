/** The routes below /api, in order. */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppParts } from '#worker/app-parts.ts'
import type { AppEnv } from '#worker/context.ts'
import type { FormHandlers } from './contact.ts'
import { contactForm } from './contact-form.ts'
import { contentApi } from './content.ts'
import { ghostWebhook } from './ghost-webhook.ts'
import { health } from './health.ts'
import { mailEvents } from './mail-events.ts'
import { methodNotAllowedJson, notFoundJson } from './not-found.ts'
import { reports } from './reports.ts'
import { vitals } from './vitals.ts'

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
