/**
 * POST /api/vitals: counts page views in Analytics Engine. Reads no cookie and no IP address. Bad requests are not logged,
 * so that a flood does not fill the log.
 */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import * as v from 'valibot'
import { routePaths } from '#entry-server'
import { REFERRER_KINDS, type Vital } from '#shared/vitals'
import type { AppEnv } from '#worker/context'
import { sameOrigin } from '#worker/middleware/same-origin'

const MAX_BYTES = 1024

function createSchema() {
  const view = v.strictObject({
    type: v.literal('view'),
    route: v.picklist(routePaths()),
    referrer: v.picklist(REFERRER_KINDS),
  })
  return v.pipe(v.string(), v.parseJson(), v.variant('type', [view]) satisfies v.GenericSchema<unknown, Vital>)
}

/** Cached, because routes only change with a deploy. */
let schema: ReturnType<typeof createSchema> | undefined

/** @param dataset If undefined, page views are accepted and dropped. */
export function vitals(dataset: AnalyticsEngineDataset | undefined) {
  return createFactory<AppEnv>().createHandlers(
    sameOrigin((c) => refuse(c, 403, 'Pages of other sites cannot send page views')),
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, `Send at most ${MAX_BYTES} bytes`) }),
    async (c) => {
      schema ??= createSchema()
      const vital = v.safeParse(schema, await c.req.text())
      if (!vital.success) return refuse(c, 400, 'The body must be a page view of a route of this site')
      const { type, route, referrer } = vital.output
      if (!isRefused(c)) dataset?.writeDataPoint({ indexes: [c.var.site.brand.id], blobs: [type, route, referrer] })
      c.header('cache-control', 'no-store')
      return c.body(null, 204)
    },
  )
}

/** True for Do Not Track and Global Privacy Control. */
function isRefused(c: Context): boolean {
  return c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
}

function refuse(c: Context, status: 400 | 403 | 413, error: string) {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error }, status)
}
