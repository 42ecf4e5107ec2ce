/** The bodies that browsers send to /api/vitals. */

/** Kinds of sites that led a visitor here. "none" is a direct visit, or a link on the same host. */
export const REFERRER_KINDS = ['search', 'social', 'other', 'none'] as const
export type ReferrerKind = (typeof REFERRER_KINDS)[number]

export interface PageView {
  type: 'view'
  /** The pattern of the page's route, such as /blog/$slug. The path itself would show which post a visitor reads. */
  route: string
  referrer: ReferrerKind
}

/** The Core Web Vitals, and two timings that explain them. https://web.dev/articles/vitals */
export type SpeedMetric = 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB'

export interface PageSpeed {
  type: 'speed'
  /** The pattern of the route on which the visitor arrived. */
  route: string
  /** In ms. CLS has no unit. */
  values: { [Metric in SpeedMetric]?: number | undefined }
}

/** One member per `type`. */
export type Vital = PageView | PageSpeed
