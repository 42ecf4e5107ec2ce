/** GET /api/content/* returns a page's data as JSON for client-side navigation. */
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { BrandCopy, CopyPage } from '#shared/brand-copy.ts'
import { pageNumber } from '#shared/page-number.ts'
import type { AppEnv, MakeReader } from '#worker/http/context.ts'
import { notFoundJson } from '#worker/http/json-errors.ts'

const isCopyPage = (copy: BrandCopy, page: string): page is CopyPage => Object.hasOwn(copy, page)

export function contentApi(reader: MakeReader) {
  return new Hono<AppEnv>()
    .use(etag())
    .use(async function revalidate(c, next) {
      await next()
      if (c.res.ok) c.header('cache-control', 'public, max-age=0, must-revalidate')
    })
    .get('/copy/:page', async (c) => {
      const page = c.req.param('page')
      return isCopyPage(c.var.site.brand.copy, page) ? c.json(await reader(c).copy(page)) : notFoundJson(c)
    })
    .get('/home', async (c) => c.json(await reader(c).home()))
    .get('/domain-test', async (c) => c.json(await reader(c).domainTest()))
    .get('/services', async (c) => c.json(await reader(c).services()))
    .get('/industries', async (c) => c.json(await reader(c).industries()))
    .get('/featured', async (c) => c.json(await reader(c).featuredPosts()))
    .get('/posts', async (c) => c.json(await reader(c).postPage(pageNumber(c.req.query('page')))))
    .get('/posts/:slug', async (c) => {
      const post = await reader(c).post(c.req.param('slug'), { insist: c.req.query('insist') === '1' })
      return post ? c.json(post) : notFoundJson(c)
    })
    .get('/posts/:slug/around', async (c) => c.json(await reader(c).around(c.req.param('slug'))))
    .get('/tags', async (c) => c.json(await reader(c).tags()))
    .get('/tags/:slug', async (c) => {
      const found = await reader(c).tagPage(c.req.param('slug'), pageNumber(c.req.query('page')))
      return found ? c.json(found) : notFoundJson(c)
    })
    .get('/search', async (c) => c.json(await reader(c).search(c.req.query('q') ?? '')))
}
