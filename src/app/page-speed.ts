import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageSpeed } from '#shared/vitals.ts'

export function measurePageSpeed(send: (values: PageSpeed['values']) => void): void {
  const values: PageSpeed['values'] = {}
  const keep = ({ name, value }: MetricType) => {
    values[name] = Math.round(value * 1000) / 1000
  }
  for (const measure of [onLCP, onCLS, onINP, onFCP, onTTFB]) measure(keep)

  // The web-vitals package collects its last values in the capture phase, before this listener runs, so `values` is complete.
  function onHidden() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length > 0) send(values)
  }
  addEventListener('visibilitychange', onHidden)
}
