import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv, RenderPage } from '#worker/context.ts'
import type { FormHandlers } from './contact.ts'

export function pages(renderPage: RenderPage, forms: FormHandlers) {
  const app = new Hono<AppEnv>()
  return app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, allowed) =>
          c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'cache-control': 'no-store' }),
      }),
    )
    .post('/contact', ...forms.contact)
    .post('/schedule', ...forms.schedule)
    .get('*', (c) => renderPage(c))
}
