/** A stand-in for Cloudflare's API with one leads database and one bucket. It rejects each request that it does not implement. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import type { Site } from './backup-site'

interface Parts {
  site: Site
  bucket: string
  /** The bucket's objects. */
  objects: Map<string, string>
}

const META = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 }

export async function startAccountDatabase({ site, bucket, objects }: Parts) {
  const rejected: string[] = []
  let uploaded = ''

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const call = `${request.method} ${request.url?.replace('/accounts/account', '')}`
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const done = (result: object) => send(200, { success: true, errors: [], messages: [], result })
    const failed = (status: number, message: string) =>
      send(status, { success: false, errors: [{ code: 7500, message }], messages: [], result: null })
    const [, name = '', key = ''] = call.match(/^GET \/r2\/buckets\/([^/]+)\/(?:objects\/(.+)|lifecycle)$/) ?? []

    if (call === 'PUT /upload') {
      uploaded = body
      return response.writeHead(200, { etag: createHash('md5').update(body).digest('hex') }).end()
    }
    if (name !== '' && name !== bucket) return failed(404, 'The specified bucket does not exist.')
    if (key !== '') {
      const object = objects.get(key)
      return object === undefined ? failed(404, 'The specified key does not exist.') : response.end(object)
    }
    if (name !== '') return done({ rules: [] })
    if (/^POST \/d1\/database\/[^/]+\/query$/.test(call))
      return done(splitSql(JSON.parse(body).sql).map((one) => ({ results: site.rows(one), success: true, meta: META })))
    if (/^POST \/d1\/database\/[^/]+\/import$/.test(call)) {
      if (JSON.parse(body).action === 'init') return done({ upload_url: `${url}/upload`, filename: 'restore.sql' })
      const result = { num_queries: 1, final_bookmark: '', meta: META }
      try {
        await site.runScript(splitSql(uploaded).map((one) => `${one};\n`) as unknown as AsyncIterable<string>)
        return done({ success: true, status: 'complete', messages: [], result })
      } catch (error) {
        return done({ success: true, status: 'error', messages: [], errors: [(error as Error).message] })
      }
    }
    rejected.push(call)
    failed(501, `The stand-in does not implement ${call}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** Variables with which wrangler uses the stand-in. */
    variables: { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' },
    rejected,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
