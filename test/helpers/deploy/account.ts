import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { brands } from '#brands/index.ts'
import { STAGING } from '#scripts/deploy/smoke-test.ts'
import { D1, KV } from './sample.ts'

const ACCOUNT = '0123456789abcdef0123456789abcdef'

interface Version {
  id: string
  number: number
  annotations: Record<string, string>
}
interface Deployment {
  created_on: string
  annotations?: Record<string, string>
  versions: { version_id: string; percentage: number }[]
}

export interface AccountStandIn extends AsyncDisposable {
  variables: Record<string, string>
  versions: readonly Version[]
  changes: string[]
  rejected: string[]
  database: DatabaseSync
  /** Like `wrangler secret put`, `putSecret` creates a version, and `putSecret` creates the worker if no worker exists. */
  putSecret(name: string): void
  fetch: typeof fetch
  served: string[]
  badVersions: Set<number>
}

export async function startAccount(worker: string): Promise<AccountStandIn> {
  const versions: Version[] = []
  const deployments: Deployment[] = []
  const secrets: string[] = []
  const database = new DatabaseSync(':memory:')
  const changes: string[] = []
  const rejected: string[] = []
  const served: string[] = []
  const badVersions = new Set<number>()
  let clock = Date.parse('2026-11-23T12:00:00Z')
  function now(): string {
    clock += 1000
    return new Date(clock).toISOString()
  }
  const numberOf = (wanted?: string) => versions.findIndex(({ id }) => id === wanted) + 1

  function addVersion(annotations: Record<string, string>): Version {
    const metadata = { created_on: now(), source: 'wrangler', author_email: 'ana@firm.test', has_preview: false }
    const resources = { script: { etag: 'etag' } }
    const version = { id: randomUUID(), number: versions.length + 1, metadata, annotations, resources }
    versions.push(version)
    return version
  }
  function deploy(deployment: Omit<Deployment, 'created_on'>) {
    const added = {
      id: randomUUID(),
      created_on: now(),
      source: 'wrangler',
      author_email: 'ana@firm.test',
      ...deployment,
    }
    deployments.unshift(added)
    const shares = deployment.versions.map(({ version_id, percentage }) => `v${numberOf(version_id)}@${percentage}`)
    changes.push(`deploy ${shares.join(' ')}`)
    return added
  }
  async function upload(body: Buffer, type: string): Promise<Version> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const version = addVersion(JSON.parse(`${form.get('metadata')}`).annotations ?? {})
    changes.push(`upload v${version.number}`)
    return version
  }
  const whole = ({ id }: Version) => ({ versions: [{ version_id: id, percentage: 100 }] })

  const routes: Record<string, (body: Buffer, type: string, last: string) => unknown> = {
    [`GET /workers/services/${worker}`]: () => ({
      default_environment: { environment: 'production', script: { last_deployed_from: 'wrangler' } },
    }),
    'GET SCRIPT/versions': () => ({ items: versions.toReversed().slice(0, 10) }),
    'GET SCRIPT/versions/*': (_body, _type, last) => versions[numberOf(last) - 1],
    'POST SCRIPT/versions': upload,
    'GET SCRIPT/deployments': () => ({ deployments: deployments.slice(0, 10) }),
    'POST SCRIPT/deployments': (body) => deploy(JSON.parse(`${body}`)),
    'PUT SCRIPT': async (body, type) => {
      const version = await upload(body, type)
      deploy(whole(version))
      return { id: worker, deployment_id: version.id.replaceAll('-', ''), startup_time_ms: 1, entry_point: 'index.js' }
    },
    'POST SCRIPT/assets-upload-session': () => ({ jwt: 'jwt', buckets: [] }),
    'GET SCRIPT/settings': () => ({ tags: null, bindings: [] }),
    'PATCH SCRIPT/script-settings': () => ({ tags: null, bindings: [] }),
    'PUT SCRIPT/schedules': () => ({}),
    'PUT SCRIPT/domains/records': () => ({ index: changes.push('route') }),
    'GET SCRIPT/subdomain': () => ({ enabled: false, previews_enabled: false }),
    'POST SCRIPT/subdomain': () => ({ enabled: false, previews_enabled: false }),
    'GET SCRIPT/secrets': () => secrets.map((name) => ({ name, type: 'secret_text' })),
    'GET /zones': () => [{ id: 'zone', name: 'sample.com' }],
    'GET /zones/zone/workers/routes': () => [],
    'GET /storage/kv/namespaces': () => [{ id: KV, title: 'CONTENT' }],
    'GET /d1/database': () => [{ uuid: D1, name: 'leads' }],
    [`GET /d1/database/${D1}`]: () => ({ uuid: D1, name: 'leads', jurisdiction: 'us' }),
    'POST /graphql': () => ({}),
    [`POST /d1/database/${D1}/query`]: (body) => query(JSON.parse(`${body}`).sql),
  }

  function query(sql: string) {
    if (/^\s*SELECT\b/i.test(sql))
      return sql.split(';\n').map((select) => ({ success: true, meta: {}, results: database.prepare(select).all() }))
    try {
      database.exec(`BEGIN; ${sql}; COMMIT;`)
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
    return [{ success: true, meta: {}, results: [] }]
  }

  async function answer(call: string, page: number, body: Buffer, type: string): Promise<unknown> {
    const last = call.split('/').at(-1) ?? ''
    const route = routes[call] ?? routes[call.replace(/[^/]+$/, '*')]
    if (!route) rejected.push(call)
    if (call.includes('SCRIPT') && call !== 'PUT SCRIPT' && versions.length === 0) throw MISSING_WORKER
    const result = await route?.(body, type, last)
    // Wrangler requests further pages of a list until a page is empty.
    return Array.isArray(result) && page > 1 ? [] : result
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test')
    const path = pathname.replace(`/accounts/${ACCOUNT}`, '').replace(`/workers/scripts/${worker}`, 'SCRIPT')
    const call = `${request.method} ${path}`
    const body = await buffer(request)
    const [status, sent] = await answer(
      call,
      Number(searchParams.get('page')),
      body,
      `${request.headers['content-type']}`,
    ).then(
      (result) => [200, { success: true, errors: [], messages: [], result, result_info: RESULT_INFO }] as const,
      (error) =>
        [400, { success: false, errors: [{ code: error.code ?? 0, message: error.message }], result: null }] as const,
    )
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    variables: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    },
    ...{ versions, changes, rejected, database, served, badVersions },
    putSecret(name) {
      secrets.push(name)
      deploy(whole(addVersion({ 'workers/triggered_by': 'secret' })))
    },
    async fetch(input, init = {}) {
      const { protocol, host, pathname } = new URL(`${input}`)
      if (protocol === 'http:')
        return new Response(null, { status: 308, headers: { location: `https://${host}${pathname}` } })
      const headers = new Headers(init.headers)
      const isPrivate = host.startsWith(`${STAGING}.`)
      if (isPrivate && !headers.has('cf-access-client-id')) return new Response('', { status: 302 })
      const [, wanted] = headers.get('cloudflare-workers-version-overrides')?.match(`^${worker}="([^"]+)"$`) ?? []
      const shares = deployments[0]?.versions ?? []
      const share =
        shares.find(({ version_id }) => version_id === wanted) ?? shares.find(({ percentage }) => percentage > 0)
      const number = numberOf(share?.version_id)
      served.push(`${wanted ? 'test' : 'visitor'} ${host}${pathname} v${number}`)
      const { name = '' } = brands.find(({ domain }) => host.endsWith(domain)) ?? {}
      const response = siteAnswer(pathname, badVersions.has(number) ? '' : name, share?.version_id)
      if (isPrivate) response.headers.set('x-robots-tag', 'noindex')
      return response
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      database.close()
    },
  }
}

const RESULT_INFO = { page: 1, per_page: 100, total_pages: 1, count: 1, total_count: 1 }

const MISSING_WORKER = { code: 10007, message: 'This Worker does not exist on your account.' }

function siteAnswer(path: string, name: string, version = ''): Response {
  const escaped = name.replace('&', '&amp;')
  const item = '<item><link>https://any.example/blog/a-post</link></item>'
  if (path === '/' || path === '/blog/a-post')
    return new Response(`<meta property="og:site_name" content="${escaped}"/>`)
  if (path === '/rss.xml') return new Response(`<rss><channel><title>${escaped}: News</title>${item}</channel></rss>`)
  if (path === '/api/health') return Response.json({ reasons: [], version })
  if (path === '/api/contact') return Response.json({ success: false, fields: {} }, { status: 400 })
  return new Response('Not found', { status: 404 })
}
