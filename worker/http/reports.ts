/**
 * POST /api/reports logs Content-Security-Policy violations that browsers report, and script errors that src/app/error-reports.ts
 * reports. Anyone can send reports, so the log lines are limited in number and length, and contain no personal data.
 */
import { createFactory } from 'hono/factory'
import * as v from 'valibot'
import type { BrowserError } from '#shared/browser-error.ts'
import { log } from '#worker/log.ts'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'
import type { AppEnv } from './context.ts'
import { refuse } from './json-errors.ts'
import { readText } from './read-text.ts'
import { publicAddress, publicText } from './report-text.ts'
import { sameOrigin } from './same-origin.ts'

/**
 * Maximum size of a request body with browser reports. A browser sends several reports per request, each with the complete
 * policy.
 */
const MAX_BYTES = 32_768
const MAX_REPORTS = 10
/** Maximum number of reports that an isolate logs per minute. Excess and repeated reports are accepted but not logged. */
const MAX_LINES_PER_MINUTE = 20

interface Line {
  event: string
  [field: string]: string
}

const text = v.string()
const optional = v.nullish(text, '')

/** A policy violation in the older report format: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const uriReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': optional,
      'violated-directive': optional,
      'blocked-uri': optional,
      'source-file': optional,
    }),
  }),
  v.transform(({ 'csp-report': report }) =>
    violation({
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    }),
  ),
)

/** A policy violation in the newer report format: https://www.w3.org/TR/CSP3/#reporting */
const toReport = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ documentURL: text, effectiveDirective: text, blockedURL: optional, sourceFile: optional }),
  }),
  v.transform(({ body }) =>
    violation({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
    }),
  ),
)

const browserError = v.pipe(
  v.strictObject({
    type: v.literal('error'),
    message: v.pipe(text, v.nonEmpty()),
    source: v.pipe(text, v.regex(/^\/assets\/[\w./-]{1,100}:\d{1,7}:\d{1,7}$/)),
    path: v.pipe(text, v.startsWith('/')),
  }) satisfies v.GenericSchema<unknown, BrowserError>,
  v.transform(
    ({ message, source, path }): Line => ({
      event: 'browser-error',
      path: publicText(URL.parse(path, 'https://page.invalid')?.pathname ?? 'unknown'),
      message: publicText(message),
      source,
    }),
  ),
)

const report = v.union([uriReport, toReport, browserError])
const jsonText = v.pipe(text, v.parseJson())

export function reports() {
  const accept = createMinuteLimit(MAX_LINES_PER_MINUTE)
  return createFactory<AppEnv>().createHandlers(
    sameOrigin((c) => refuse(c, 403, 'Pages of other sites cannot send reports')),
    async (c) => {
      const body = await readText(c.req.raw, MAX_BYTES)
      if (!body) return refuse(c, 413, `Send at most ${MAX_BYTES} bytes`)
      const lines = readLines(body.text)
      if (lines.length === 0) return refuse(c, 400, 'The body must be a report of a browser')
      for (const line of lines) {
        if (!line || !accept(JSON.stringify(line))) continue
        const { event, ...fields } = line
        log(event, fields)
      }
      c.header('cache-control', 'no-store')
      return c.body(null, 204)
    },
  )
}

function readLines(json: string): (Line | undefined)[] {
  const parsed = v.safeParse(jsonText, json)
  if (!parsed.success) return []
  const list: unknown[] = Array.isArray(parsed.output) ? parsed.output.slice(0, MAX_REPORTS) : [parsed.output]
  return list.flatMap((item) => {
    const read = v.safeParse(report, item)
    return read.success ? [read.output] : []
  })
}

interface Violation {
  page: string
  directive: string
  blocked: string
  source: string
}

/** Returns the log line for a policy violation, or undefined if a browser extension caused it. */
function violation({ page, directive, blocked, source }: Violation): Line | undefined {
  if ([blocked, source].some((address) => /^[\w-]*-extension(?::|$)/.test(address))) return undefined
  const host = URL.parse(page)?.host
  return {
    event: 'csp-violation',
    path: publicAddress(page, host),
    directive: publicAddress(directive.split(' ', 1)[0] ?? ''),
    blocked: publicAddress(blocked, host),
    ...(source && { source: publicAddress(source, host) }),
  }
}
