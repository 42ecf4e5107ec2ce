/** Every failure as one kind of answer: JSON under /api, a small page elsewhere. The log gets the cause, nobody else. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '#shared/app-error'
import { contactTexts } from '#shared/contact-texts'
import { FAILED, RELOAD } from '#shared/failure'
import { withDomain } from '#shared/links'
import type { AppEnv } from '#worker/context'
import { log } from '#worker/log'

export function answerError(error: Error, c: Context<AppEnv>): Response {
  const known = error instanceof AppError || error instanceof HTTPException
  const status = known ? error.status : 500
  if (status >= 500) log('error', { requestId: c.var.requestId, path: c.req.path, error })
  const message = error instanceof AppError ? error.publicMessage : contactTexts.unexpected
  c.header('cache-control', 'no-store')
  if (status === 503) c.header('retry-after', '30')
  if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: message }, status as 500)
  const { site, requestId = '', secureHeadersNonce: nonce = '' } = c.var
  return c.html(failurePage({ message, requestId, nonce, home: withDomain('/', site?.domain) }), status as 500)
}

interface Failure {
  message: string
  requestId: string
  nonce: string
  home: string
}

/** Plain HTML of its own: what failed may be the very code that draws pages. */
function failurePage({ message, requestId, nonce, home }: Failure): string {
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
<p>If it keeps happening, tell us this number: ${requestId}</p>
</html>
`
}
