import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRAND_IDS } from '#brands/index'
import { sendRequest } from '#scripts/send-request'
import { type Site, startSite } from '#scripts/site'
import { accessToken, badTokens, COLLEAGUE, createAccessKey, type TokenOptions } from '#test/helpers/access-tokens'

const DESK_HOST = 'desk.localhost'
const audience = 'a-desk-audience-0123456789'

let server: Server
let site: Site
let options: TokenOptions

beforeAll(async () => {
  const key = await createAccessKey('key-1')
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key.jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  options = { key, issuer, audience, now: Date.now() }
  const vars = { DESK_HOST, ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUD: audience }
  site = await startSite({ port: 0, vars, onLog: () => undefined })
})
afterAll(async () => {
  await site?.stop()
  server?.closeAllConnections()
  server?.close()
})

async function send(token: string, { host = DESK_HOST, path = '/', headers = {} as Record<string, string> } = {}) {
  const all = { ...headers, ...(token && { 'cf-access-jwt-assertion': token }) }
  const { status, body, headers: answered } = await sendRequest({ port: site.port, host, path, headers: all })
  return { status, text: body.toString(), headers: answered }
}

test('the built worker opens the desk with a valid token only', async () => {
  const good = await accessToken(options)
  const opened = await send(good)
  expect([opened.status, opened.text]).toEqual([200, expect.stringContaining(COLLEAGUE)])
  // Some of them become valid a minute after `now`, and a slow machine may need longer to start the site.
  const bad = Object.entries(await badTokens({ ...options, now: Date.now() }))
  expect(bad.length).toBeGreaterThan(20)
  for (const [name, token] of bad) {
    const { status, headers, text } = await send(token)
    expect([name, status, headers['cache-control']]).toEqual([name, 403, 'no-store'])
    expect(text).not.toContain(COLLEAGUE)
  }
  const inCookie = await send('', { headers: { cookie: `CF_Authorization=${good}` } })
  expect([inCookie.status, (await send(good)).status]).toEqual([403, 200])
})

test('the built worker serves the desk on no host of a brand, and only static files beside the desk on its own', async () => {
  const token = await accessToken(options)
  const paths = ['/lists/open', '/lists/all.csv', '/leads/x', '/people', '/numbers', '/drafts']
  for (const path of paths) {
    expect([path, (await send(token, { path })).status]).toEqual([path, path === '/leads/x' ? 404 : 200])
    for (const brand of BRAND_IDS) {
      const { status } = await send(token, { host: `${brand}.localhost`, path })
      expect([brand, path, status]).toEqual([brand, path, 404])
    }
  }
  for (const path of [
    '/services',
    '/contact',
    '/blog',
    '/robots.txt',
    '/sitemap.xml',
    '/api/health',
    '/rss.xml',
    '/_headers',
  ])
    expect([path, (await send(token, { path })).status]).toEqual([path, 404])
})
