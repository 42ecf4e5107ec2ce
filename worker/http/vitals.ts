/** POST /api/vitals reads neither cookies nor IP addresses. Invalid requests are not logged, because they could flood the log. */
import type { Context } from 'hono'
import { createFactory } from 'hono/factory'
import * as v from 'valibot'
import { REFERRER_KINDS, type SpeedMetric, type Vital } from '#shared/vitals.ts'
import { log } from '#worker/log.ts'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'
import type { AppEnv } from './context.ts'
import { refuse } from './json-errors.ts'
import { readText } from './read-text.ts'
import { sameOrigin } from './same-origin.ts'

const MAX_BYTES = 1024
/** Maximum number of requests that an isolate stores per minute. Excess requests get a success response but are not stored. */
const MAX_PER_MINUTE = 300
/** Maximum value of a time metric, in ms. A larger value is forged or comes from a suspended browser tab. */
const MAX_TIME = 600_000
const MAX_LAYOUT_SHIFT = 100

async function createSchema() {
  const { routePaths } = await import('#app/entry-server.tsx')
  const upTo = (max: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)))
  const time = upTo(MAX_TIME)
  const values = { LCP: time, CLS: upTo(MAX_LAYOUT_SHIFT), INP: time, FCP: time, TTFB: time } satisfies Record<
    SpeedMetric,
    unknown
  >
  const route = v.picklist(routePaths())
  const view = v.strictObject({ type: v.literal('view'), route, referrer: v.picklist(REFERRER_KINDS) })
  const speed = v.strictObject({
    type: v.literal('speed'),
    route,
    values: v.pipe(
      v.strictObject(values),
      v.check((measured) => Object.keys(measured).length > 0),
    ),
  })
  return v.pipe(v.string(), v.parseJson(), v.variant('type', [view, speed]) satisfies v.GenericSchema<unknown, Vital>)
}

/** The request schema, which contains the routes. Cached for the isolate's lifetime, because only a deploy changes the routes. */
let schema: Awaited<ReturnType<typeof createSchema>> | undefined

export function vitals(dataset: AnalyticsEngineDataset | undefined) {
  const accept = createMinuteLimit(MAX_PER_MINUTE)
  return createFactory<AppEnv>().createHandlers(
    sameOrigin((c) => refuse(c, 403, 'Pages of other sites cannot send page views')),
    async (c) => {
      const body = await readText(c.req.raw, MAX_BYTES)
      if (!body) return refuse(c, 413, `Send at most ${MAX_BYTES} bytes`)
      schema ??= await createSchema()
      const vital = v.safeParse(schema, body.text)
      if (!vital.success) return refuse(c, 400, 'The body must be a page view or page speed of a route of this site')
      if (dataset && !isRefused(c) && accept()) write(dataset, c.var.site.brand.id, vital.output)
      c.header('cache-control', 'no-store')
      return c.body(null, 204)
    },
  )
}

function write(dataset: AnalyticsEngineDataset, brand: string, vital: Vital): void {
  const indexes = [brand]
  const { type, route } = vital
  try {
    if (type === 'view') dataset.writeDataPoint({ indexes, blobs: [type, route, vital.referrer] })
    else
      for (const [metric, value] of Object.entries(vital.values))
        dataset.writeDataPoint({ indexes, blobs: [type, route, metric], doubles: [value] })
  } catch (error) {
    log('vitals-not-written', { error })
  }
}

function isRefused(c: Context): boolean {
  return c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
}
