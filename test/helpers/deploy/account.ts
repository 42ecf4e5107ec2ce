/**
 * A stand-in for Cloudflare's API, for wrangler. It keeps workers, versions, deployments, secrets and a D1 database, and
 * rejects each request that it does not implement.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Wrangler } from '#scripts/deploy/wrangler'
import { D1, KV } from './sample.ts'

export const ACCOUNT = '0123456789abcdef0123456789abcdef'

/** Cloudflare lists only the latest versions and deployments. */
const LISTED = 10

interface Version {
  id: string
  number: number
  metadata: object
  annotations: Record<string, string>
}
interface Deployment {
  id: string
  created_on: string
  versions: { version_id: string; percentage: number }[]
}
interface Worker {
  versions: Version[]
  deployments: Deployment[]
  secrets: string[]
  hosts: string[]
  crons: string[]
}

export interface AccountStandIn extends AsyncDisposable {
  /** Variables with which wrangler uses the stand-in. */
  variables: Record<string, string>
  workers: Map<string, Worker>
  /** Each change, such as `deploy site v1@100`. */
  changes: string[]
  /** Requests that the stand-in does not implement. */
  rejected: string[]
  databases: Map<string, DatabaseSync>
  /** The keys and values in KV. */
  content: Map<string, string>
  /** Returns the version that serves a request, as Cloudflare chooses it. */
  versionFor(worker: string, override: string | null): string | undefined
  /** Does what wrangler does, in this process, for the commands of a release of this worker. */
  wrangler(worker: string): Wrangler
  /** Adds a secret as `wrangler secret put` does: it makes a version, and a worker if there is none. */
  putSecret(worker: string, name: string): void
}

class ApiError extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export async function startAccount(): Promise<AccountStandIn> {
  const workers = new Map<string, Worker>()
  const databases = new Map([[D1, new DatabaseSync(':memory:')]])
  const content = new Map<string, string>()
  const changes: string[] = []
  const rejected: string[] = []
  let clock = Date.parse('2026-11-23T12:00:00Z')
  function now(): string {
    clock += 1000
    return new Date(clock).toISOString()
  }

  const worker = (name: string) => {
    const found = workers.get(name)
    if (!found) throw new ApiError(404, 10007, 'This Worker does not exist on your account.')
    return found
  }
  const made = (name: string) => {
    const found = workers.get(name) ?? { versions: [], deployments: [], secrets: [], hosts: [], crons: [] }
    workers.set(name, found)
    return found
  }
  function addVersion(name: string, annotations: Record<string, string>): Version {
    const { versions } = made(name)
    const metadata = { created_on: now(), source: 'wrangler', author_email: 'ana@firm.test', has_preview: false }
    const version = { id: randomUUID(), number: versions.length + 1, metadata, annotations }
    versions.push(version)
    return version
  }
  function addDeployment(name: string, versions: Deployment['versions']): Deployment {
    const deployment = { id: randomUUID(), created_on: now(), versions }
    worker(name).deployments.unshift(deployment)
    const label = ({ version_id, percentage }: Deployment['versions'][number]) =>
      `v${worker(name).versions.findIndex(({ id }) => id === version_id) + 1}@${percentage}`
    changes.push(`deploy ${name} ${versions.map(label).join(' ')}`)
    return deployment
  }

  const latestVersions = (name: string) => worker(name).versions.toReversed().slice(0, LISTED)
  const latestDeployments = (name: string) => worker(name).deployments.slice(0, LISTED)

  /** Method and path below the account → result. */
  const routes: [RegExp, (match: string[], body: Buffer, type: string) => unknown][] = [
    [/^GET \/workers\/services\/([^/]+)$/, ([, name = '']) => service(name)],
    [/^GET \/workers\/scripts\/([^/]+)\/versions$/, ([, name = '']) => ({ items: latestVersions(name) })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      ([, name = '', id]) => worker(name).versions.find((version) => version.id === id),
    ],
    [/^POST \/workers\/scripts\/([^/]+)\/versions$/, ([, name = ''], body, type) => upload(name, body, type)],
    [/^GET \/workers\/scripts\/([^/]+)\/deployments$/, ([, name = '']) => ({ deployments: latestDeployments(name) })],
    [
      /^POST \/workers\/scripts\/([^/]+)\/deployments$/,
      ([, name = ''], body) => addDeployment(name, JSON.parse(`${body}`).versions),
    ],
    [/^PUT \/workers\/scripts\/([^/]+)$/, ([, name = ''], body, type) => uploadPublic(name, body, type)],
    [/^POST \/workers\/scripts\/([^/]+)\/assets-upload-session$/, () => ({ jwt: 'jwt', buckets: [] })],
    [/^(?:GET|PATCH) \/workers\/scripts\/([^/]+)\/(?:script-)?settings$/, ([, name = '']) => settings(name)],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/schedules$/,
      ([, name = ''], body) => {
        worker(name).crons = JSON.parse(`${body}`).map(({ cron }: { cron: string }) => cron)
        return {}
      },
    ],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/domains\/records$/,
      ([, name = ''], body) => {
        worker(name).hosts = JSON.parse(`${body}`).origins.map(({ hostname }: { hostname: string }) => hostname)
        changes.push(`route ${name}`)
        return {}
      },
    ],
    [/^(?:GET|POST) \/workers\/scripts\/([^/]+)\/subdomain$/, () => ({ enabled: false, previews_enabled: false })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      ([, name = '']) => worker(name).secrets.map((secret) => ({ name: secret, type: 'secret_text' })),
    ],
    [/^GET \/zones$/, () => [{ id: 'zone', name: 'sample.com' }]],
    [/^GET \/zones\/zone\/workers\/routes$/, () => []],
    [/^GET \/storage\/kv\/namespaces$/, () => [{ id: KV, title: 'CONTENT' }]],
    [
      /^GET \/storage\/kv\/namespaces\/[^/]+\/values\/(.+)$/,
      ([, key = '']) => {
        const value = content.get(decodeURIComponent(key))
        if (value === undefined) throw new ApiError(404, 10009, "get: 'key not found'")
        return new Response(value)
      },
    ],
    [/^GET \/d1\/database$/, () => [...databases.keys()].map((uuid) => ({ uuid, name: 'leads' }))],
    [/^GET \/d1\/database\/[^/]+$/, () => ({ uuid: D1, name: 'leads', jurisdiction: 'us' })],
    [/^POST \/graphql$/, () => ({})],
    [/^POST \/d1\/database\/([^/]+)\/query$/, ([, id = ''], body) => query(id, JSON.parse(`${body}`).sql)],
  ]

  function service(name: string) {
    worker(name)
    const script = { tag: name, tags: null, last_deployed_from: 'wrangler', created_on: now(), modified_on: now() }
    return { id: name, default_environment: { environment: 'production', created_on: now(), script } }
  }
  function settings(name: string) {
    worker(name)
    return { tags: null, bindings: [] }
  }
  async function upload(name: string, body: Buffer, type: string) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const { annotations = {} } = JSON.parse(`${form.get('metadata')}`)
    const version = addVersion(name, annotations)
    changes.push(`upload ${name} v${version.number}`)
    return { ...version, startup_time_ms: 10, resources: { script: { etag: 'etag' } } }
  }
  async function uploadPublic(name: string, body: Buffer, type: string) {
    const { id } = await upload(name, body, type)
    addDeployment(name, [{ version_id: id, percentage: 100 }])
    return {
      id: name,
      etag: 'etag',
      deployment_id: id.replaceAll('-', ''),
      startup_time_ms: 10,
      entry_point: 'index.js',
    }
  }
  /** A query with several statements is one transaction, as in D1. */
  function query(id: string, sql: string) {
    const database = databases.get(id)
    if (!database) throw new ApiError(404, 7404, `The database ${id} could not be found`)
    try {
      if (/^\s*SELECT\b/i.test(sql)) {
        const selects = sql.split(';\n')
        return selects.map((select) => ({ success: true, meta: {}, results: database.prepare(select).all() }))
      }
      database.exec(`BEGIN; ${sql}; COMMIT;`)
      return [{ success: true, meta: {}, results: [] }]
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw new ApiError(400, 7500, error instanceof Error ? error.message : `${error}`)
    }
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test')
    const call = `${request.method} ${pathname.replace(`/accounts/${ACCOUNT}`, '')}`
    const body = await buffer(request)
    for (const [pattern, result] of routes) {
      const match = call.match(pattern)
      if (!match) continue
      const found = await result([...match], body, request.headers['content-type'] ?? '')
      // Wrangler asks for pages until one is empty.
      return Array.isArray(found) && Number(searchParams.get('page')) > 1 ? [] : found
    }
    rejected.push(call)
    throw new ApiError(501, 1, `The stand-in does not implement ${call}`)
  }

  const server = createServer((request, response) => {
    answer(request).then(
      async (result) =>
        result instanceof Response
          ? response.end(await result.text())
          : send(response, 200, { success: true, errors: [], messages: [], result, result_info: RESULT_INFO }),
      (error) => {
        const { status = 500, code = 0, message } = error
        send(response, status, { success: false, errors: [{ code, message }], messages: [], result: null })
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    variables: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    },
    workers,
    changes,
    rejected,
    databases,
    content,
    versionFor(name, override) {
      const served = workers.get(name)?.deployments[0]?.versions ?? []
      const [, wanted] = override?.match(new RegExp(`^${name}="([^"]+)"$`)) ?? []
      const chosen =
        served.find(({ version_id }) => version_id === wanted) ?? served.find(({ percentage }) => percentage > 0)
      return chosen?.version_id
    },
    wrangler(name) {
      const listed = { versions: () => latestVersions(name), deployments: () => latestDeployments(name) }
      return {
        async run([command, action, ...args]) {
          if (command === 'triggers') changes.push(`route ${name}`)
          else if (command === 'versions' && action === 'deploy') {
            const shares = args.flatMap((word) => [...word.matchAll(/^(.+)@(\d+)$/g)])
            addDeployment(
              name,
              shares.map(([, version_id = '', share]) => ({ version_id, percentage: Number(share) })),
            )
          } else if (command !== 'd1') throw new Error(`The stand-in does not implement wrangler ${command} ${action}`)
          return ''
        },
        json: async ([command], schema) => v.parse(schema, listed[command as keyof typeof listed]()),
        async upload([command]) {
          const { id, number } = addVersion(name, { 'workers/tag': 'release-a' })
          changes.push(`upload ${name} v${number}`)
          if (command === 'deploy') addDeployment(name, [{ version_id: id, percentage: 100 }])
          return id
        },
      }
    },
    putSecret(name, secret) {
      made(name).secrets.push(secret)
      const { id } = addVersion(name, { 'workers/triggered_by': 'secret' })
      addDeployment(name, [{ version_id: id, percentage: 100 }])
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const database of databases.values()) database.close()
    },
  }
}

const RESULT_INFO = { page: 1, per_page: 100, total_pages: 1, count: 1, total_count: 1 }

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
