/**
 * `npm run lighthouse`: runs Lighthouse for phones on five pages of each brand, and on the same pages without scripts.
 * docs/performance.md explains the figures.
 */
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { BRAND_IDS, brands } from '#brands/index'
import { launchChromium } from '#test/browser/chromium'
import { startBenchSite } from './bench/bench-site.ts'
import { startCompressingProxy } from './bench/compressing-proxy.ts'
import { startBenchGhost } from './bench/ghost.ts'
import { auditPage, lighthouseTable, type PageAudit } from './bench/lighthouse-audit.ts'
import { writeSection } from './bench/performance-doc.ts'
import { build } from './build.ts'

const POSTS = 32
const PAGES = {
  home: '/',
  post: '/blog/payroll-dates-2027',
  calculator: '/resources/tax-calculator',
  contact: '/contact',
  service: '/services/payroll',
}

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '1' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}". Give a whole number from 1.`)

console.log('Building the site …')
await build()
const ghost = await startBenchGhost(POSTS)
const site = await startBenchSite(ghost, { assets: 'dist/client' })
const proxy = await startCompressingProxy(site.port, productionOrigin)
const debuggingPort = await getPort()
const browser = await launchChromium({ args: [`--remote-debugging-port=${debuggingPort}`] })
const audits: PageAudit[] = []
try {
  for (const [page, path] of Object.entries(PAGES))
    for (const brand of BRAND_IDS) {
      const name = `${page}, ${brand}`
      if (!name.includes(values.only ?? '')) continue
      const url = `http://${brand}.localhost:${proxy.port}${path}`
      const audit = await auditPage({ name, url, debuggingPort, runs })
      audits.push(audit)
      console.log(`${name}  LCP ${audit.full.lcpMs} ms, TBT ${audit.full.tbtMs} ms`)
    }
} finally {
  await browser.close()
  await Promise.all([proxy.stop(), site.stop(), ghost.stop()])
}

const text = lighthouseTable(audits)
console.log(`\n${text}`)
if (values.only === undefined) await writeSection('lighthouse', text)

/** With the brand's own host, the site lets search engines index the page, as in production. */
function productionOrigin(host: string): string {
  const brand = brands.find(({ id }) => host.startsWith(`${id}.localhost`))
  return brand ? `https://${brand.domain}` : `http://${host}`
}
