/** Renders the desk's page for rejected or failed requests. Does not use React, because React's renderer may have failed. */
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export function deskText(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  text: string,
): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">To the open inquiries</a></p>
</html>`,
    status,
  )
}
