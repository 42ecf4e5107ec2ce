import { useEffect, useRef } from 'react'
import { COUNTER_STEP_MS, COUNTER_STEPS } from './counters.ts'
import { Edge } from './section.tsx'

interface Stat {
  label: string
  value: number
  suffix: string
}

/**
 * Shows a row of numbers about the firm. The server's HTML contains the final numbers. Each number counts up once, when
 * it becomes visible.
 */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className="stats relative" aria-label="By the numbers">
      <dl className="wrap grid grid-cols-2 lg:grid-cols-4 lg:gap-x-gutter">
        {stats.map((stat) => (
          <div key={stat.label} className="stat flex flex-col-reverse justify-end py-5">
            <dt>{stat.label}</dt>
            <dd className="font-heading text-title [font-weight:var(--heading-weight)] [font-variant-numeric:tabular-nums]">
              <Counter value={stat.value} />
              {stat.suffix}
            </dd>
          </div>
        ))}
      </dl>
      <Edge />
    </section>
  )
}

function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => (element.current ? countUpOnceVisible(element.current, value) : undefined), [value])
  return <span ref={element}>{value}</span>
}

function countUpOnceVisible(element: HTMLElement, value: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    element.style.cssText = `display:inline-block;width:${entry.boundingClientRect.width}px`
    let step = 0
    timer = setInterval(() => {
      step += 1
      element.textContent = `${Math.round((value * step) / COUNTER_STEPS)}`
      if (step < COUNTER_STEPS) return
      clearInterval(timer)
      element.style.cssText = ''
    }, COUNTER_STEP_MS)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearInterval(timer)
    element.textContent = `${value}`
  }
}
