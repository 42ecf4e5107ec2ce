/**
 * Handles the forms that create leads. Scripts send JSON to POST /api/contact and POST /api/schedule. Without JavaScript,
 * browsers send POST /contact and POST /schedule.
 */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import { brands } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import { CONTACT_FIELDS, contactTexts } from '#shared/contact-texts.ts'
import { withDomain } from '#shared/links.ts'
import type { FormState } from '#shared/page.ts'
import { referenceOf } from '#shared/reference.ts'
import { SCHEDULE_FIELDS, scheduleTexts } from '#shared/schedule-texts.ts'
import type { AppEnv, RenderPage } from '#worker/http/context.ts'
import { LIMIT_SECONDS } from '#worker/http/rate-limit.ts'
import { sameOrigin } from '#worker/http/same-origin.ts'
import { log } from '#worker/log.ts'
import { readContactBody } from './contact-body.ts'
import type { FormName } from './inquiry.ts'
import type { LeadService, Submission } from './submit.ts'

const MAX_BYTES = 64 * 1024

interface Form {
  path: string
  fields: readonly string[]
  success: string
}

const FORMS: Record<FormName, Form> = {
  contact: { path: '/contact', fields: CONTACT_FIELDS, success: contactTexts.success },
  schedule: { path: '/schedule', fields: SCHEDULE_FIELDS, success: scheduleTexts.success },
}

type Refusal = 400 | 403 | 413 | 415 | 429

const refusalTexts: Record<Refusal, string> = {
  400: contactTexts.submitFailed,
  403: 'Your form was sent from another website. Please open the form on our site and send it again, or call us.',
  413: contactTexts.submitFailed,
  415: contactTexts.submitFailed,
  429: 'We are receiving too many forms right now. Please wait a minute and send yours again, or call us.',
}

export type FormHandlers = Record<FormName, ReturnType<typeof handlersOf>>

export function contact(leads: LeadService, renderPage: RenderPage): FormHandlers {
  return { contact: handlersOf('contact', leads, renderPage), schedule: handlersOf('schedule', leads, renderPage) }
}

function handlersOf(name: FormName, leads: LeadService, renderPage: RenderPage) {
  const { path, fields, success } = FORMS[name]

  /** Responds with JSON under /api. Elsewhere, responds with the form's page, filled with the values that the visitor entered. */
  async function refuse(c: Context<AppEnv>, status: Refusal, typed: Record<string, unknown> = {}) {
    const error = refusalTexts[status]
    const { phone } = c.var.site.brand.contact
    c.header('cache-control', 'no-store')
    if (c.req.path.startsWith('/api/')) return c.json({ success: false, error, fields: {}, phone }, status)
    return renderPage(c, { path, status, form: { ...typedForm(typed, fields), errors: {}, error } })
  }

  return createFactory<AppEnv>().createHandlers(
    sameOrigin((c) => {
      log('contact-from-elsewhere', {})
      return refuse(c, 403)
    }),
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413) }),
    async (c) => {
      c.header('cache-control', 'no-store')
      const { site } = c.var
      const body = await readContactBody(c, name)
      if ('refused' in body) return refuse(c, body.refused, body.typed)
      const { inquiry, claimedBrand, recipient } = body
      const brand = brandOfRecipient([recipient, inquiry.fields.recipientEmail], site.brand)
      if (typeof claimedBrand === 'string' && claimedBrand !== brand.id) log('contact-brand-differs', {})

      const submission = await leads.submit(inquiry, brand, (work) => c.executionCtx.waitUntil(work))
      if (submission.outcome === 'limited') {
        log('contact-limited', {})
        c.header('retry-after', `${LIMIT_SECONDS}`)
        return refuse(c, 429, inquiry.fields)
      }
      if (inquiry.scripted) return jsonResponse(c, submission, success)
      if (submission.outcome === 'stored')
        return c.redirect(`${withDomain(`${path}?sent=${referenceOf(submission.id)}`, site.domain)}#form`, 303)
      const { error } = submission
      const errors = submission.outcome === 'invalid' ? submission.fields : {}
      const form = { ...typedForm(inquiry.fields, fields), errors, error }
      return renderPage(c, { path, status: statusOf(submission), form })
    },
  )
}

/** Returns the brand whose email address is one of the recipients, or the site's brand if no brand matches. */
function brandOfRecipient(recipients: unknown[], siteBrand: Brand): Brand {
  const written = recipients.map((recipient) => (typeof recipient === 'string' ? recipient.trim() : ''))
  return [siteBrand, ...brands].find(({ contact }) => written.includes(contact.email)) ?? siteBrand
}

type Settled = Exclude<Submission, { outcome: 'limited' }>

function jsonResponse(c: Context<AppEnv>, submission: Settled, success: string) {
  if (submission.outcome === 'stored')
    return c.json({ success: true, message: success, reference: referenceOf(submission.id) })
  const { phone } = c.var.site.brand.contact
  const details = submission.outcome === 'invalid' ? { fields: submission.fields } : { phone }
  return c.json({ success: false, error: submission.error, ...details }, statusOf(submission))
}

function statusOf({ outcome }: Settled) {
  return outcome === 'invalid' ? 400 : 503
}

function typedForm(
  typed: Record<string, unknown>,
  fields: readonly string[],
): Pick<FormState, 'values' | 'asked' | 'from'> {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  const values = Object.fromEntries(fields.map((field) => [field, text(field)]))
  return { values, asked: text('asked'), from: text('from') }
}
