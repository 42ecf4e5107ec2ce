/** Checks each host from outside: it answers with its own brand, and its certificate is good. */
import type { Check } from '#desk/readiness-models'
import { checkPage } from '#scripts/deploy/smoke-test'
import { sendRequest } from '#scripts/send-request'
import type { Brand } from '#shared/brand'
import { type Finding, finding } from '#worker/readiness/finding'
import { HOST_TITLES } from '#worker/readiness/readiness'
import { checkCertificate } from './certificate.ts'

type HostChecks = (brand: Brand) => Promise<Check[]>

const pageProblem = (url: string, name: string, send = fetch): Promise<string | undefined> =>
  checkPage({ isStaging: false, headers: {}, fetch: send }, url, name).then(
    () => undefined,
    (error: Error) => error.message,
  )

const hostChecks = (host: Finding, certificate: Finding): Check[] => [
  { id: 'host', title: HOST_TITLES.host, ...host },
  { id: 'certificate', title: HOST_TITLES.certificate, ...certificate },
]

/** The hosts in production. */
export const publicHosts: HostChecks = async ({ domain, name }) => {
  const origin = `https://${domain}`
  const [problem, certificate] = await Promise.all([pageProblem(`${origin}/`, name), checkCertificate(domain)])
  const next = 'Check the route in wrangler.toml and the DNS of the domain, or deploy again.'
  return hostChecks(hostFinding(`${origin}/`, problem, next), certificate)
}

/** The hosts of the site of `npm start` on this port. */
export function localHosts(port: number): HostChecks {
  return async ({ id, name }) => {
    const url = `http://${id}.localhost:${port}/`
    const problem = await pageProblem(url, name, localFetch)
    const local = finding('gray', 'None: this site is local.', 'Run `npm run ready -- --remote`.')
    return hostChecks(hostFinding(url, problem, 'Run `npm start` in another terminal.'), local)
  }
}

function hostFinding(url: string, problem: string | undefined, next: string): Finding {
  return problem ? finding('red', problem, next) : finding('green', `${url} shows its own brand.`)
}

/** Not every system resolves names below localhost. */
const localFetch: typeof fetch = async (input, init) => {
  const { port, hostname, pathname } = new URL(`${input}`)
  const { status, body } = await sendRequest({
    port: Number(port),
    host: hostname,
    path: pathname,
    signal: init?.signal,
  })
  return new Response(new Uint8Array(body), { status })
}
