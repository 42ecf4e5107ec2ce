import { fetchSite } from './site.ts'

const encoder = new TextEncoder()

export async function signatureOf(body: string, time = Date.now(), secret = 'webhook-secret'): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${body}${time}`)))
  return `sha256=${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}, t=${time}`
}

export function deliver(signature: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-ghost-signature': signature }
  return fetchSite('/api/ghost/webhook', { method: 'POST', headers, body })
}

export async function siteChanged(): Promise<Response> {
  const body = '{"event":"site.changed"}'
  return deliver(await signatureOf(body), body)
}
