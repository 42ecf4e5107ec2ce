/** POST /api/contact (JSON, from the page's script) and POST /contact (a form without script). */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import * as v from 'valibot'
import { CONTACT_FIELDS, type ContactValues, contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'
import { OWN_HOSTS } from '#worker/brand'
import type { AppEnv, RenderPage } from '#worker/context'
import { LIMIT_SECONDS, type Rates } from '#worker/leads/rate-limit'
import { readSource } from '#worker/leads/source'
import type { Inquiry, LeadDesk, Submission } from '#worker/leads/submit'
import { log } from '#worker/log'
import { sameOrigin } from '#worker/middleware/same-origin'
import { type Refusal, refusalTexts } from './contact-refusals'

const MAX_BYTES = 64 * 1024

/** Of another type counts as absent: only what a visitor typed is a reason to refuse. */
const textOrAbsent = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4096))), undefined)

const jsonBody = v.object({
  formData: v.record(v.string(), v.unknown()),
  domain: v.optional(v.unknown()),
  key: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))), undefined),
  formToken: textOrAbsent,
  turnstileToken: textOrAbsent,
  source: v.optional(v.unknown()),
})

type Body =
  | { inquiry: Omit<Inquiry, 'hasOrigin' | 'isFlooded'>; claimedBrand?: unknown }
  /** With what could be read of it. */
  | { refused: 400 | 415; typed?: Record<string, unknown> }

export function contact(desk: LeadDesk, rates: Rates, renderPage: RenderPage) {
  /** A form without script gets its page back, everyone else JSON. */
  async function refuse(c: Context<AppEnv>, status: Refusal, typed: Record<string, unknown> = {}) {
    const error = refusalTexts[status]
    const { phone } = c.var.site.brand.contact
    c.header('cache-control', 'no-store')
    if (c.req.path.startsWith('/api/')) return c.json({ ...failure(error), fields: {}, phone }, status)
    return renderPage(c, { path: '/contact', status, form: { values: typedValues(typed), errors: {}, error } })
  }

  return createFactory<AppEnv>().createHandlers(
    sameOrigin((c) => refuse(c, 403)),
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: (c) => refuse(c, 413),
    }),
    async (c) => {
      c.header('cache-control', 'no-store')
      const { site } = c.var
      const type = mediaType(c)
      const body = type === 'application/json' ? await readJson(c) : await readForm(c, type)
      if ('refused' in body) return refuse(c, body.refused, body.typed)
      if (typeof body.claimedBrand === 'string' && body.claimedBrand !== site.brand.id)
        log('contact-brand-differs', { requestId: c.var.requestId, brand: site.brand.id })

      // Nothing else tells an address that a visitor cannot choose.
      const address = c.req.header('cf-connecting-ip')
      if (await rates.isLimited(address, site.brand.id)) {
        log('contact-limited', { requestId: c.var.requestId, brand: site.brand.id })
        c.header('retry-after', `${LIMIT_SECONDS}`)
        return refuse(c, 429, body.inquiry.fields)
      }
      const submission = await desk.submit(
        {
          ...body.inquiry,
          hasOrigin: c.req.header('origin') !== undefined,
          isFlooded: () => rates.isFlooded(address, site.brand.id),
        },
        site.brand,
        (promise) => c.executionCtx.waitUntil(promise),
      )
      if (type === 'application/json') return answerJson(c, submission)
      if (submission.outcome === 'stored') return c.redirect(withDomain('/contact?sent=1', site.domain), 303)
      return renderPage(c, {
        path: '/contact',
        status: statusOf(submission),
        form: {
          values: typedValues(body.inquiry.fields),
          errors: submission.outcome === 'invalid' ? submission.fields : {},
          error: submission.error,
        },
      })
    },
  )
}

function answerJson(c: Context<AppEnv>, submission: Submission) {
  if (submission.outcome === 'stored') return c.json({ success: true, message: contactTexts.success })
  const more =
    submission.outcome === 'invalid' ? { fields: submission.fields } : { phone: c.var.site.brand.contact.phone }
  return c.json({ ...failure(submission.error), ...more }, statusOf(submission))
}

function statusOf(submission: Submission) {
  return submission.outcome === 'invalid' ? 400 : 503
}

function failure(error: string) {
  return { success: false, error }
}

function mediaType(c: Context): string {
  return (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

async function readJson(c: Context): Promise<Body> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), jsonBody), await readText(c))
  if (!parsed.success) return { refused: 400 }
  const { formData: fields, domain: claimedBrand, source, ...rest } = parsed.output
  const inquiry = {
    ...rest,
    fields,
    source: readSource(source, ownHosts(c)),
    honeypot: honeypot(fields),
    scripted: true,
  }
  return { inquiry, claimedBrand }
}

async function readForm(c: Context, type: string): Promise<Body> {
  if (type !== 'application/x-www-form-urlencoded') return { refused: 415 }
  const text = await readText(c)
  const readable = text ?? new TextDecoder().decode(await c.req.arrayBuffer())
  const fields = Object.fromEntries(new URLSearchParams(readable))
  if (text === undefined || !escapesUtf8(text)) return { refused: 400, typed: fields }
  const source = readSource({ page: fields.page }, ownHosts(c))
  return { inquiry: { fields, source, honeypot: honeypot(fields), scripted: false } }
}

function ownHosts(c: Context): string[] {
  return [...OWN_HOSTS, new URL(c.req.url).hostname]
}

function honeypot({ website }: Record<string, unknown>): string {
  return typeof website === 'string' ? website : ''
}

/** Whether what is escaped is UTF-8 too: URLSearchParams would put a replacement character in its place. */
function escapesUtf8(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

/** The body as text; undefined when it is not UTF-8. */
async function readText(c: Context): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await c.req.arrayBuffer())
  } catch {
    return undefined
  }
}

function typedValues(fields: Record<string, unknown>): ContactValues {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(fields[field])])) as ContactValues
}
