/** Runs Lighthouse's simulated phone, with a processor four times slower than this machine's. */
import lighthouse, { type Result } from 'lighthouse'
import { markdownTable } from './markdown.ts'
import { median } from './statistics.ts'

export interface Figures {
  benchmarkIndex: number
  performance: number
  lcpMs: number
  tbtMs: number
  longestTaskMs: number
  cls: number
  accessibility: number
  bestPractices: number
  seo: number
}

export interface PageAudit {
  name: string
  full: Figures
  withoutScripts: Figures
  /** Titles of audits that keep accessibility, best practices or SEO from 100. */
  failed: string[]
}

interface AuditOptions {
  name: string
  url: string
  debuggingPort: number
  /** Each figure is the median of this many runs. */
  runs: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const HUNDRED = ['accessibility', 'best-practices', 'seo']

export async function auditPage({ name, url, debuggingPort, runs }: AuditOptions): Promise<PageAudit> {
  const full: Result[] = []
  const withoutScripts: Result[] = []
  for (let run = 0; run < runs; run++) {
    full.push(await runLighthouse(url, debuggingPort))
    withoutScripts.push(await runLighthouse(url, debuggingPort, ['*.js', '*.js?*']))
  }
  return {
    name,
    full: medians(full.map(figuresOf)),
    withoutScripts: medians(withoutScripts.map(figuresOf)),
    failed: [...new Set(full.flatMap(failedAudits))],
  }
}

async function runLighthouse(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES, blockedUrlPatterns })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse cannot audit ${url}: ${lhr.runtimeError.message}`)
  return lhr
}

export function figuresOf({ audits, categories, environment }: Result): Figures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: score('performance'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    longestTaskMs: longestTask(audits['long-tasks']?.details),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}

/** Lighthouse lists tasks of at least 50 ms. Returns 0 without one. */
function longestTask(details: Result['audits'][string]['details']): number {
  if (details?.type !== 'table') return 0
  return Math.max(0, ...details.items.map(({ duration }) => Number(duration)))
}

function failedAudits({ audits, categories }: Result): string[] {
  return HUNDRED.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id)
}

function medians(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('There is no Lighthouse run')
  const fields = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(fields.map((field) => [field, median(runs.map((run) => run[field]))])) as Record<
    keyof Figures,
    number
  >
}

export function lighthouseTable(audits: readonly PageAudit[]): string {
  const head = ['page', 'LCP ms', 'TBT ms', 'longest task ms', 'CLS', 'performance', 'a11y', 'practices', 'SEO']
  const compared = ['LCP without scripts', 'LCP ratio', 'TBT without scripts']
  const rows = audits.map(({ name, full, withoutScripts }) => [
    name,
    ...[full.lcpMs, full.tbtMs, full.longestTaskMs].map((ms) => ms.toFixed(0)),
    full.cls.toFixed(3),
    ...[full.performance, full.accessibility, full.bestPractices, full.seo].map(String),
    withoutScripts.lcpMs.toFixed(0),
    (full.lcpMs / withoutScripts.lcpMs).toFixed(2),
    withoutScripts.tbtMs.toFixed(0),
  ])
  const failed = audits.flatMap(({ name, failed }) => failed.map((id) => `${name}: ${id}`))
  const index = median(audits.map(({ full }) => full.benchmarkIndex)).toFixed(0)
  return [
    `Lighthouse's benchmark index of this machine: ${index}.`,
    markdownTable([[...head, ...compared], ...rows]),
    ...(failed.length > 0 ? [`Failed audits: ${failed.join(', ')}.`] : []),
  ].join('\n\n')
}
