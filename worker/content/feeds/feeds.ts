import { type Context, Hono } from 'hono'
import { FEED_FORMATS, type FeedFile, feedPath } from '#shared/feeds.ts'
import { NO_STORE } from '#shared/page-response.ts'
import type { AppEnv, MakeReader } from '#worker/http/context.ts'
import { setCaching } from '#worker/pages/page-cache.ts'
import { writeAtom } from './atom.ts'
import { type Channel, channelOf } from './channel.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRss } from './rss.ts'

type Format = (typeof FEED_FORMATS)[number]

const WRITERS: Record<FeedFile, (channel: Channel) => string | Promise<string>> = {
  'rss.xml': writeRss,
  'atom.xml': writeAtom,
  'feed.json': writeJsonFeed,
}

export function feeds(reader: MakeReader) {
  const app = new Hono<AppEnv>()
  for (const format of FEED_FORMATS)
    for (const path of [feedPath(format.file), feedPath(format.file, ':tag')]) app.get(path, (c) => respond(c, format))
  return app

  async function respond(c: Context<AppEnv>, { file, type }: Format): Promise<Response> {
    const found = await reader(c).feed(c.req.param('tag'))
    if (!found) return c.text('Not found', 404, { 'cache-control': NO_STORE })
    const channel = channelOf(c.var.site.brand, found.posts, found.tag)
    if (channel.items.length > 0) c.header('last-modified', channel.updated.toUTCString())
    const feed = await WRITERS[file](channel)
    setCaching(c, found.posts.length > 0)
    return c.body(feed, 200, { 'content-type': `${type}; charset=utf-8` })
  }
}
