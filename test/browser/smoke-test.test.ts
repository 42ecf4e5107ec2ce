/** The smoke test of a release, on the built site. */
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { checkPage, smokeTest } from '#scripts/deploy/smoke-test'
import { sendRequest, servedAs } from '#scripts/send-request'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Sends the requests for a brand's production host to the site on this machine. */
const send: typeof fetch = async (input, init = {}) => {
  const { href, pathname, search } = new URL(`${input}`)
  const { status, headers, body } = await sendRequest({
    port: harness.site.port,
    path: pathname + search,
    method: init.method ?? 'GET',
    headers: { ...Object.fromEntries(new Headers(init.headers)), ...servedAs(href) },
    ...(typeof init.body === 'string' && { body: init.body }),
  })
  const answered = { location: `${headers.location}`, 'x-robots-tag': `${headers['x-robots-tag']}` }
  return new Response(new Uint8Array(body), { status, headers: answered })
}

test('all brands pass the smoke test on their own hosts, and fail it on the host of another brand', async () => {
  const response = await send(`https://${brands[0]?.domain}/api/health`)
  const health: { version: string; reasons: string[] } = JSON.parse(await response.text())
  expect(health.version).toEqual(expect.any(String))
  const production = { isStaging: false, headers: {}, fetch: send }
  await smokeTest(production, health.version, health.reasons)
  for (const [index, { name }] of brands.entries()) {
    const other = `https://${brands[(index + 1) % brands.length]?.domain}/`
    await expect(checkPage(production, other, name)).rejects.toThrow(`does not show the brand ${name}`)
  }
})

test('over plain HTTP, a production host redirects GET and HEAD with 308 and refuses POST with 403', async () => {
  const [{ domain } = { domain: '' }] = brands
  for (const host of [domain, `WWW.${domain.toUpperCase()}.:80`])
    for (const [method, status, location] of [
      ['GET', 308, `https://${domain}/contact`],
      ['HEAD', 308, `https://${domain}/contact`],
      ['POST', 403, undefined],
    ] as const) {
      const headers = { host, 'x-forwarded-proto': 'https' }
      const answer = await sendRequest({ port: harness.site.port, path: '/contact', method, headers })
      expect([host, method, answer.status, answer.headers.location]).toEqual([host, method, status, location])
    }
})

test('staging’s hosts show their brand and are not indexed', async () => {
  for (const { domain, name } of brands) {
    const response = await send(`https://staging.${domain}/`)
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await response.text()).toContain(`content="${name.replace('&', '&amp;')}"`)
  }
})
