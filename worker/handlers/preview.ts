/** A draft on the page it will have, for whoever has a signed link. Any other link is the 404 that it would be anyway. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv, RenderPage } from '#worker/context'
import type { Drafts } from '#worker/ghost/drafts'

export function preview(drafts: Drafts | undefined, renderPage: RenderPage) {
  const app = new Hono<AppEnv>()
  if (!drafts) return app
  const show: MiddlewareHandler<AppEnv> = async (c, next) => {
    const token = c.req.query('token')
    const draft = token && (await drafts.open(token, c.var.site.brand.id))
    if (!draft) return next()
    return renderPage(c, { path: `/blog/${draft.slug}`, draft })
  }
  // Once it runs, the page goes by its own address (entry-client.tsx): there too a reload must find the draft.
  return app.get('/preview/:slug', show).get('/blog/:slug', show)
}
