/** Shows a draft to anyone with a signed link. Ignores an invalid token, so the response is the usual page or a 404. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv, RenderPage } from '#worker/http/context.ts'
import type { Drafts } from './drafts.ts'

export function preview(drafts: Drafts | undefined, renderPage: RenderPage) {
  const app = new Hono<AppEnv>()
  if (!drafts) return app
  const showDraft: MiddlewareHandler<AppEnv> = async (c, next) => {
    const token = c.req.query('token')
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
    const draft = token && (await drafts.open(token, c.var.site.brand.id, waitUntil))
    if (!draft) return next()
    return renderPage(c, { path: `/blog/${draft.slug}`, draft })
  }
  // Reloading a draft requests /blog/<slug>, because entry-client.tsx replaces /preview/<slug> in the browser's URL.
  return app.get('/preview/:slug', showDraft).get('/blog/:slug', showDraft)
}
