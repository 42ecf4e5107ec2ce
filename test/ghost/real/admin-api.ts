import { createHmac } from 'node:crypto'

export interface AdminApi {
  /** @throws Error with Ghost's message if Ghost rejects the call. */
  call(method: string, path: string, body?: object | FormData): Promise<Record<string, unknown>>
}

export function adminByKey(url: string, adminKey: string): AdminApi {
  return adminApi(url, () => ({ authorization: `Ghost ${adminToken(adminKey)}` }))
}

/** An API key cannot access Ghost users and integrations, but a user session can. */
export async function adminBySession(url: string, username: string, password: string): Promise<AdminApi> {
  const response = await fetch(`${url}/ghost/api/admin/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`Cannot sign in to Ghost: ${response.status} ${await response.text()}`)
  return adminApi(url, () => ({ cookie }))
}

export function adminWithoutKey(url: string): AdminApi {
  return adminApi(url, () => ({}))
}

function adminApi(url: string, credentials: () => Record<string, string>): AdminApi {
  return {
    async call(method, path, body) {
      const isForm = body instanceof FormData
      const response = await fetch(`${url}/ghost/api/admin${path}`, {
        method,
        headers: {
          'accept-version': 'v6.0',
          origin: url,
          ...credentials(),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        body: isForm ? body : body && JSON.stringify(body),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path}: Ghost returned ${response.status} ${text.slice(0, 600)}`)
      return text.startsWith('{') ? JSON.parse(text) : {}
    },
  }
}

export function adminToken(adminKey: string, claims: object = {}): string {
  const [id = '', secret = ''] = adminKey.split(':')
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const head = encode({ alg: 'HS256', typ: 'JWT', kid: id })
  const unsigned = `${head}.${encode({ iat: now, exp: now + 300, aud: '/admin/', ...claims })}`
  return `${unsigned}.${createHmac('sha256', Buffer.from(secret, 'hex')).update(unsigned).digest('base64url')}`
}
