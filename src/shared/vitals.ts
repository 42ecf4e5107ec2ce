/** Request bodies that browsers send to /api/vitals. */

/** Kinds of referring sites. "none" means a direct visit, or a visit from a link on the same host. */
export const REFERRER_KINDS = ['search', 'social', 'other', 'none'] as const
export type ReferrerKind = (typeof REFERRER_KINDS)[number]

export interface PageView {
  type: 'view'
  /** The page's route pattern, such as /blog/$slug. The path itself would reveal which post a visitor reads. */
  route: string
  referrer: ReferrerKind
}

/** The Core Web Vitals, and two timings that help explain the Core Web Vitals. https://web.dev/articles/vitals */
export type SpeedMetric = 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB'

export interface PageSpeed {
  type: 'speed'
  /** The route pattern of the first page of the visit. */
  route: string
  /** Values are in ms, except CLS, which has no unit. */
  values: { [Metric in SpeedMetric]?: number | undefined }
}

export type Vital = PageView | PageSpeed
