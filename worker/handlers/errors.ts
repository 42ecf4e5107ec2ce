/** Turns every error into a response: JSON under /api, a small page elsewhere. Only the log shows the cause. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '#shared/app-error'
import { contactTexts } from '#shared/contact-texts'
import { FAILED, RELOAD } from '#shared/failure'
import { withDomain } from '#shared/links'
import { decidePageResponse } from '#shared/page-response'
import type { AppEnv } from '#worker/context'
import { log } from '#worker/log'

export function handleError(error: Error, c: Context<AppEnv>): Response {
  const isKnown = error instanceof AppError || error instanceof HTTPException
  const status = (isKnown ? error.status : 500) as 500
  if (status >= 500) log('error', { requestId: c.var.requestId, path: c.req.path, error })
  const message = error instanceof AppError ? error.publicMessage : contactTexts.unexpected
  const { headers } = decidePageResponse({ status })
  if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: message }, status, headers)
  const { site, requestId = '', secureHeadersNonce: nonce = '' } = c.var
  return c.html(failurePage(message, requestId, nonce, withDomain('/', site?.domain)), status, headers)
}

/** Plain HTML without React, because the code that renders pages may be what failed. */
function failurePage(message: string, requestId: string, nonce: string, home: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${FAILED}</title>
<style nonce="${nonce}">:root{color-scheme:light dark;font:1.1rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem}</style>
<h1>${FAILED}</h1>
<p>${message}</p>
<p><a href="">${RELOAD}</a> or <a href="${home}">go to the home page</a>.</p>
<p>If this keeps happening, please tell us this number: ${requestId}</p>
</html>
`
}
