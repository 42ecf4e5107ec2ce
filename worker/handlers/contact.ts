/** POST /api/contact (JSON from the page's script) and POST /contact (a form sent without JavaScript). */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import { CONTACT_FIELDS, type ContactValues, contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'
import type { FormState } from '#shared/page'
import { referenceOf } from '#shared/reference'
import type { AppEnv, RenderPage } from '#worker/context'
import { LIMIT_SECONDS } from '#worker/leads/rate-limit'
import type { LeadService, Submission } from '#worker/leads/submit'
import { log } from '#worker/log'
import { sameOrigin } from '#worker/middleware/same-origin'
import { readContactBody } from './contact-body'
import { type Refusal, refusalTexts } from './contact-refusals'

const MAX_BYTES = 64 * 1024

export function contact(leads: LeadService, renderPage: RenderPage) {
  /** Responds with JSON under /api, otherwise with the contact page and the values that the visitor typed. */
  async function refuse(c: Context<AppEnv>, status: Refusal, typed: Record<string, unknown> = {}) {
    const error = refusalTexts[status]
    const { phone } = c.var.site.brand.contact
    c.header('cache-control', 'no-store')
    if (c.req.path.startsWith('/api/')) return c.json({ success: false, error, fields: {}, phone }, status)
    return renderPage(c, { path: '/contact', status, form: { ...typedForm(typed), errors: {}, error } })
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
      const { brand } = site
      const body = await readContactBody(c)
      if ('refused' in body) return refuse(c, body.refused, body.typed)
      const { inquiry, claimedBrand } = body
      if (typeof claimedBrand === 'string' && claimedBrand !== brand.id) log('contact-brand-differs', {})

      const submission = await leads.submit(inquiry, brand, (work) => c.executionCtx.waitUntil(work))
      if (submission.outcome === 'limited') {
        log('contact-limited', {})
        c.header('retry-after', `${LIMIT_SECONDS}`)
        return refuse(c, 429, inquiry.fields)
      }
      if (inquiry.scripted) return jsonResponse(c, submission)
      if (submission.outcome === 'stored')
        return c.redirect(withDomain(`/contact?sent=${referenceOf(submission.id)}`, site.domain), 303)
      const { error } = submission
      const errors = submission.outcome === 'invalid' ? submission.fields : {}
      const form = { ...typedForm(inquiry.fields), errors, error }
      return renderPage(c, { path: '/contact', status: statusOf(submission), form })
    },
  )
}

type Settled = Exclude<Submission, { outcome: 'limited' }>

function jsonResponse(c: Context<AppEnv>, submission: Settled) {
  if (submission.outcome === 'stored')
    return c.json({ success: true, message: contactTexts.success, reference: referenceOf(submission.id) })
  const { phone } = c.var.site.brand.contact
  const details = submission.outcome === 'invalid' ? { fields: submission.fields } : { phone }
  return c.json({ success: false, error: submission.error, ...details }, statusOf(submission))
}

function statusOf({ outcome }: Settled) {
  return outcome === 'invalid' ? 400 : 503
}

/** The typed values, which the form shows again. */
function typedForm(typed: Record<string, unknown>): Pick<FormState, 'values' | 'asked' | 'from'> {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  const values = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(field)])) as ContactValues
  return { values, asked: text('asked'), from: text('from') }
}
