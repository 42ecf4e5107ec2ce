import './stats.css'
import { useEffect, useRef } from 'react'
import { SectionEdge } from '#layouts/home/section'
import type { HomeLayouts } from '#shared/brand'
import { COUNTER_STEP_MS, COUNTER_STEPS } from '#shared/counters'

interface Stat {
  label: string
  value: number
  suffix: string
}

/** A band of numbers. The server renders the final numbers. One that scrolls into view counts up to its value. */
export function Stats({ stats, layout: { layout, edge } }: { stats: readonly Stat[]; layout: HomeLayouts['stats'] }) {
  return (
    <section className={`stats stats-${layout}`} aria-label="In numbers">
      <dl className="wrap stats-list">
        {stats.map((stat) => (
          <div key={stat.label} className="stat">
            <dt>{stat.label}</dt>
            <dd className="stat-number">
              <Counter value={stat.value} />
              {stat.suffix}
            </dd>
          </div>
        ))}
      </dl>
      <SectionEdge edge={edge} />
    </section>
  )
}

function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => (element.current ? countUpOnceVisible(element.current, value) : undefined), [value])
  return <span ref={element}>{value}</span>
}

/** Counts up only if the element was out of view at first, so that a visible number never falls back to 0. */
function countUpOnceVisible(element: HTMLElement, value: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let wasVisibleAtFirst: boolean | undefined
  const observer = new IntersectionObserver(([entry]) => {
    const visible = entry?.isIntersecting ?? false
    wasVisibleAtFirst ??= visible
    if (!visible) return
    observer.disconnect()
    if (wasVisibleAtFirst) return
    let step = 0
    timer = setInterval(() => {
      step += 1
      element.textContent = `${Math.round((value * step) / COUNTER_STEPS)}`
      if (step === COUNTER_STEPS) clearInterval(timer)
    }, COUNTER_STEP_MS)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearInterval(timer)
    element.textContent = `${value}`
  }
}
