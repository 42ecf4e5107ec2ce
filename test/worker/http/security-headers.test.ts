import { expect, onTestFinished, test } from 'vitest'
import { brands, getBrand } from '#brands/index.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

setUpSite()

const HEADER = 'strict-transport-security'
const PATHS = ['/', '/contact/', '/nowhere', '/media/none', '/api/health', '/robots.txt']

test('every response sets HSTS for one year without subdomains', async () => {
  for (const host of [...brands.map(({ domain }) => domain), 'unknown.example'])
    for (const path of PATHS) {
      const { headers } = await fetchSite(`https://${host}${path}`)
      expect([host, path, headers.get(HEADER)]).toEqual([host, path, 'max-age=31536000'])
    }
})

test("HSTS includes subdomains if the host's brand opts in", async () => {
  const brand = getBrand('payroll')
  brand.httpsSubdomains = true
  onTestFinished(() => void delete brand.httpsSubdomains)
  for (const path of PATHS)
    expect([path, (await fetchSite(`https://${brand.domain}${path}`)).headers.get(HEADER)]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ])
  expect((await fetchSite('https://brownco.example/?domain=payroll')).headers.get(HEADER)).toBe('max-age=31536000')
})
