/** Converts an error to JSON under /api/, and to a small HTML page elsewhere. The cause of the error appears only in the log. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DEFAULT_BRAND } from '#brands/index.ts'
import { AppError } from '#shared/app-error.ts'
import { FAILED, RELOAD, UNEXPECTED } from '#shared/failure.ts'
import { callTo, withDomain } from '#shared/links.ts'
import { decidePageResponse } from '#shared/page-response.ts'
import { log } from '#worker/log.ts'
import type { AppEnv } from './context.ts'

export function handleError(error: Error, c: Context<AppEnv>): Response {
  const isKnown = error instanceof AppError || error instanceof HTTPException
  const status = (isKnown ? error.status : 500) as 500
  if (status >= 500) log('error', { path: c.req.path, error })
  const message = error instanceof AppError ? error.publicMessage : UNEXPECTED
  const { headers } = decidePageResponse({ status })
  if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: message }, status, headers)
  return c.html(failurePage(message, c), status, headers)
}

/** Renders an error page without React, because the page renderer may have failed. Any variable of the request may be missing. */
function failurePage(
  message: string,
  { var: { site, requestId = '', secureHeadersNonce: nonce = '' } }: Context<AppEnv>,
) {
  const { phone } = (site?.brand ?? DEFAULT_BRAND).contact
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${FAILED}</title>
<style nonce="${nonce}">:root{color-scheme:light dark;font:1.1rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem}</style>
<h1>${FAILED}</h1>
<p>${message}</p>
<p><a href="">${RELOAD}</a> or <a href="${withDomain('/', site?.domain)}">go to the home page</a>.</p>
<p>If this keeps happening, call <a href="${callTo(phone)}">${phone}</a> and tell us this number: ${requestId}</p>
</html>
`
}
