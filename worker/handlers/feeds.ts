/** A brand's newest posts, and the newest posts with a tag, as RSS, Atom and JSON Feed. */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { FEED_FORMATS, type FeedFile, feedPath } from '#shared/feeds'
import type { AppEnv, MakeReader } from '#worker/context'
import { writeAtom } from '#worker/feeds/atom'
import { type Channel, channelOf } from '#worker/feeds/channel'
import { writeJsonFeed } from '#worker/feeds/json-feed'
import { writeRss } from '#worker/feeds/rss'

type Format = (typeof FEED_FORMATS)[number]

const WRITERS: Record<FeedFile, (channel: Channel) => string | Promise<string>> = {
  'rss.xml': writeRss,
  'atom.xml': writeAtom,
  'feed.json': writeJsonFeed,
}
/** Headers of a 200 that its 304 repeats. */
const RETAINED = ['cache-control', 'etag', 'last-modified', 'vary']

export function feeds(reader: MakeReader) {
  const app = new Hono<AppEnv>()
  for (const format of FEED_FORMATS)
    for (const path of [feedPath(format.file), feedPath(format.file, ':tag')])
      app.get(path, etag({ retainedHeaders: RETAINED }), (c) => respond(c, format))
  return app

  async function respond(c: Context<AppEnv>, { file, type }: Format): Promise<Response> {
    const found = await reader(c).feed(c.req.param('tag'))
    if (!found) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const channel = channelOf(c.var.site.brand, found.posts, found.tag)
    c.header('cache-control', found.posts.length > 0 ? 'public, max-age=0, must-revalidate' : 'no-store')
    if (channel.items.length > 0) c.header('last-modified', channel.updated.toUTCString())
    if (isUnchanged(c, channel.updated)) return c.body(null, 304)
    return c.body(await WRITERS[file](channel), 200, { 'content-type': `${type}; charset=utf-8` })
  }
}

/**
 * Ignores If-Modified-Since when the request has If-None-Match: only the ETag changes when a post is unpublished.
 * Compares whole seconds, the precision of HTTP dates.
 */
function isUnchanged(c: Context<AppEnv>, updated: Date): boolean {
  if (c.req.header('if-none-match') !== undefined) return false
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(updated.getTime() / 1000) * 1000 === since
}
