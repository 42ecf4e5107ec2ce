/** The newest posts as RSS, Atom and JSON Feed: a brand's, and those of each tag. */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import type { AppEnv, MakeReader } from '#worker/context'
import { channelOf } from '#worker/feeds/channel'
import { WRITERS } from '#worker/feeds/formats'

type Format = (typeof FEED_FORMATS)[number]

export function feeds(reader: MakeReader) {
  const app = new Hono<AppEnv>()
  for (const format of FEED_FORMATS)
    for (const path of [feedPath(format.file), feedPath(format.file, ':tag')])
      app.get(path, etag({ retainedHeaders: RETAINED }), async (c) => answer(c, format))
  return app

  async function answer(c: Context<AppEnv>, { file, type }: Format): Promise<Response> {
    const found = await reader(c).feed(c.req.param('tag'))
    if (!found) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const channel = channelOf(c.var.site.brand, found.posts, found.tag)
    c.header('cache-control', found.posts.length > 0 ? 'public, max-age=0, must-revalidate' : 'no-store')
    if (channel.items.length > 0) c.header('last-modified', channel.updated.toUTCString())
    if (isUnchanged(c, channel.updated)) return c.body(null, 304)
    return c.body(WRITERS[file](channel), 200, { 'content-type': `${type}; charset=utf-8` })
  }
}

const RETAINED = ['cache-control', 'etag', 'last-modified', 'vary']

/** By time only where no ETag is asked about: that one also tells of a post that was taken back. HTTP counts seconds. */
function isUnchanged(c: Context<AppEnv>, updated: Date): boolean {
  if (c.req.header('if-none-match') !== undefined) return false
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(updated.getTime() / 1000) * 1000 === since
}
