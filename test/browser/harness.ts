import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Site, startSite } from '#scripts/site.ts'
import { startStandIns } from '#scripts/stand-ins.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { launchChromium, measureNoSpeed } from './chromium.ts'

export { BRAND_IDS as BRANDS } from '#brands/index.ts'
export type BrandName = BrandId

export interface Harness {
  site: Site
  ghost: NonNullable<Awaited<ReturnType<typeof startStandIns>>['ghost']>
  vars: Record<string, string>
  logs: string[]
  mailbox: NonNullable<Awaited<ReturnType<typeof startStandIns>>['mailbox']>
  desk: string
  address(brand: BrandName, path: string): string
  visit(options?: BrowserContextOptions): Promise<Visit>
  stop(): Promise<void>
}

export interface Visit {
  page: Page
  context: BrowserContext
  faults: string[]
  documents: string[]
  open(brand: BrandName, path: string): Promise<void>
}

export async function startHarness(vars: Record<string, string> = {}, options = { edge: false }): Promise<Harness> {
  const standIns = await startStandIns({}, options)
  const { ghost, mailbox, access } = standIns
  if (!ghost || !mailbox || !access) throw new Error('The stand-ins of Ghost, MailChannels and Access did not start')
  const logs: string[] = []
  const onLog = (line: string) => void logs.push(line)
  const site = await startSite({ port: 0, vars: { ...standIns.vars, ...vars }, onLog })
  standIns.connect(site.port)
  const browser: Browser = await launchChromium()
  const address = (brand: BrandName, path: string) => `http://${brand}.localhost:${site.port}${path}`

  async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'Asia/Tokyo',
      viewport: { width: 1440, height: 900 },
      ...options,
    })
    // The timeout is long enough for slow machines, so only a test that hangs times out.
    context.setDefaultTimeout(120_000)
    await context.addInitScript(measureNoSpeed)
    const page = await context.newPage()
    const faults: string[] = []
    const documents: string[] = []
    page.on('console', (message) => faults.push(`console ${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
      const { origin, protocol } = new URL(request.url())
      if (
        protocol.startsWith('http') &&
        origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
      )
        faults.push(`other origin: ${request.url()}`)
    })
    return {
      page,
      context,
      faults,
      documents,
      async open(brand, path) {
        await page.goto(address(brand, path))
        if (options.javaScriptEnabled !== false) await hydrated(page)
      },
    }
  }

  return {
    site,
    vars: standIns.vars,
    logs,
    ghost,
    mailbox,
    desk: access.url,
    address,
    visit,
    async stop() {
      await browser.close()
      await Promise.all([site.stop(), standIns.stop()])
    },
  }
}

/** Some parts of the page may hydrate later than `hydrated` returns. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(frameIsHydrated)
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(frameIsHydrated)
}

function frameIsHydrated(): boolean {
  return document.documentElement.dataset.started === 'yes'
}
