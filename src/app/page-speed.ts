import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageSpeed } from '#shared/vitals.ts'

/** Calls `send` once with the page's speed measurements, when the visitor first leaves the page or switches to another tab. */
export function measurePageSpeed(send: (values: PageSpeed['values']) => void): void {
  const values: PageSpeed['values'] = {}
  const keep = ({ name, value }: MetricType) => {
    values[name] = Math.round(value * 1000) / 1000
  }
  for (const measure of [onLCP, onCLS, onINP, onFCP, onTTFB]) measure(keep)

  // The web-vitals listeners run earlier, in the capture phase, so `values` is final when `onHidden` runs.
  function onHidden() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length > 0) send(values)
  }
  addEventListener('visibilitychange', onHidden)
}
