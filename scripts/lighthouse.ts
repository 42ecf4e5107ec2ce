/** `npm run lighthouse` audits five pages per brand on a slow phone, with and without scripts. See docs/performance.md. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { BRAND_IDS } from '#brands/index.ts'
import { launchChromium, measureNoSpeed } from '#test/browser/chromium.ts'
import { build } from './build.ts'
import { htmlBytes } from './page-bytes.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

const PAGES = ['/', '/blog/payroll-dates-2027', '/resources/tax-calculator', '/contact', '/services/payroll']
/** Time in ms to wait for late requests once the network is idle. */
const IDLE_MS = 3_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
console.log('Building the site …')
await build()
const standIns = await startStandIns({})
const site = await startSite({ port: 0, vars: standIns.vars, onLog: () => {} })
const debuggingPort = await getPort()
const browser = await launchChromium({ args: [`--remote-debugging-port=${debuggingPort}`] })
const table: Record<string, object> = {}
try {
  for (const page of PAGES)
    for (const brand of BRAND_IDS) {
      const name = `${brand}${page}`
      if (name.includes(values.only)) table[name] = await auditPage(`http://${brand}.localhost:${site.port}${page}`)
    }
} finally {
  await browser.close()
  await Promise.all([site.stop(), standIns.stop()])
}
console.table(table)

async function auditPage(url: string): Promise<object> {
  const full = await runLighthouse(url)
  const plain = await runLighthouse(url, ['*.js', '*.js?*'])
  const scores = CATEGORIES.map((id) => [id, Math.round((full.categories[id]?.score ?? Number.NaN) * 100)])
  const [lcp, plainLcp] = [full, plain].map((result) => value(result, 'largest-contentful-paint'))
  return {
    ...Object.fromEntries(scores),
    'LCP ms': Math.round(lcp ?? 0),
    'of no scripts': ((lcp ?? 0) / (plainLcp ?? 0)).toFixed(2),
    CLS: value(full, 'cumulative-layout-shift').toFixed(3),
    'TBT ms': Math.round(value(full, 'total-blocking-time')),
    'JS kB': ((await scriptsOf(url)) / 1000).toFixed(1),
  }
}

async function runLighthouse(url: string, blockedUrlPatterns: string[] = []): Promise<Result> {
  // Skips the crawlability audit, because pages on localhost are always noindex. Throttles the browser itself, because
  // simulated throttling exaggerates the largest contentful paint. It adds the time of every script that loads before
  // the paint, even of scripts with a low priority.
  const throttlingMethod = 'devtools' as const
  const options = { throttlingMethod, onlyCategories: CATEGORIES, skipAudits: ['is-crawlable'], blockedUrlPatterns }
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', ...options })
  const error = result ? result.lhr.runtimeError : { message: 'there is no result' }
  if (!result || error) throw new Error(`Lighthouse cannot audit ${url}: ${error?.message}`)
  return result.lhr
}

function value({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN
}

/** Returns the total size in bytes, at brotli quality 5, of the scripts that a page loads before the network is idle. */
async function scriptsOf(url: string): Promise<number> {
  const page = await browser.newPage()
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  await page.addInitScript(measureNoSpeed)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(IDLE_MS)
  await page.close()
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  return scripts.reduce((total, file) => total + htmlBytes(readFileSync(path.join('dist/client', file))), 0)
}
