import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv, RenderPage } from '#worker/context'
import type { contact } from './contact'

export function pages(renderPage: RenderPage, contactHandlers: ReturnType<typeof contact>) {
  const app = new Hono<AppEnv>()
  return app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, allowed) =>
          c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'cache-control': 'no-store' }),
      }),
    )
    .post('/contact', ...contactHandlers)
    .get('*', (c) => renderPage(c))
}
