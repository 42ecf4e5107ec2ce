/** The part `browser`: requests and bytes of a page in Chromium until it sends no more requests. */
import type { Browser } from 'playwright-core'
import { htmlBytes, readPage } from '#scripts/page-bytes'
import { launchChromium, measureNoSpeed } from '#test/browser/chromium'
import { HOST, startBenchSite } from './bench-site.ts'
import { startCompressingProxy } from './compressing-proxy.ts'
import { startBenchGhost } from './ghost.ts'
import { kB, markdownTable } from './markdown.ts'
import type { PartOptions } from './part.ts'

const POSTS = 32
/** A page without a request for this long is idle, ms. */
const IDLE_MS = 3_000
/** The post's body does not count, because its length is the writer's choice. */
const ROUTES: { name: string; path: string; excluded?: string }[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/payroll-dates-2027', excluded: 'post-body' },
  { name: 'service', path: '/services/payroll' },
  { name: 'contact', path: '/contact' },
  { name: 'calculator', path: '/resources/tax-calculator' },
]

interface Transfer {
  isScript: boolean
  /** With headers. */
  bytes: number
}

export async function runBrowserBytes({ report }: PartOptions): Promise<string> {
  const ghost = await startBenchGhost(POSTS)
  const site = await startBenchSite(ghost, { assets: 'dist/client' })
  const proxy = await startCompressingProxy(site.port)
  const browser = await launchChromium()
  const lines = [['until idle', 'requests', 'scripts', 'JS kB', 'all kB', 'HTML kB without a post']]
  try {
    for (const { name, path, excluded } of ROUTES) {
      const { html, transfers } = await visit(browser, `http://${HOST}:${proxy.port}${path}`)
      const scripts = transfers.filter(({ isScript }) => isScript)
      const numbers = [`${transfers.length}`, `${scripts.length}`, kB(sum(scripts)), kB(sum(transfers))]
      lines.push([name, ...numbers, kB(htmlBytes(readPage(html, excluded).html))])
      report(lines.at(-1)?.join('  ') ?? '')
    }
  } finally {
    await browser.close()
    await Promise.all([proxy.stop(), site.stop(), ghost.stop()])
  }
  return markdownTable(lines)
}

async function visit(browser: Browser, url: string): Promise<{ html: string; transfers: Transfer[] }> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(measureNoSpeed)
  const devTools = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  let lastEventAt = performance.now()
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    lastEventAt = performance.now()
    transfers.set(requestId, { isScript: false, bytes: 0 })
  })
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.isScript = response.mimeType.includes('javascript')
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
    lastEventAt = performance.now()
  })
  await devTools.send('Network.enable')
  const response = await page.goto(url, { waitUntil: 'load' })
  const html = (await response?.text()) ?? ''
  while (performance.now() - lastEventAt < IDLE_MS) await page.waitForTimeout(100)
  await page.close()
  return { html, transfers: [...transfers.values()] }
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}
