/** Kinds of websites that the visitor came from. "none" means a direct visit or a link on the same host. */
export const REFERRER_KINDS = ['search', 'social', 'other', 'none'] as const
export type ReferrerKind = (typeof REFERRER_KINDS)[number]

export interface PageView {
  type: 'view'
  /** The page's route pattern, such as /blog/$slug. The actual path would reveal which post the visitor reads. */
  route: string
  referrer: ReferrerKind
}

/** The Core Web Vitals and two timings that help explain them: https://web.dev/articles/vitals */
export type SpeedMetric = 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB'

export interface PageSpeed {
  type: 'speed'
  route: string
  /** Page speed measurements in ms, except CLS, which has no unit. */
  values: { [Metric in SpeedMetric]?: number | undefined }
}

export type Vital = PageView | PageSpeed
