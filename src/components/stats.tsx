import { useEffect, useRef } from 'react'
import { COUNTER_STEP_MS, COUNTER_STEPS } from '#shared/counters'

interface Stat {
  label: string
  value: number
  suffix: string
}

/** A band of numbers. They stand in the page; those that come into view later count up to what they are. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className="stats" aria-label="In numbers">
      <dl className="mx-auto max-w-7xl px-5 py-8 grid grid-cols-2 gap-6 lg:grid-cols-4">
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end">
            <dt>{stat.label}</dt>
            <dd className="stat-number">
              <Counter value={stat.value} />
              {stat.suffix}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Counter({ value }: { value: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => (place.current ? countUpOnceSeen(place.current, value) : undefined), [value])
  return <span ref={place}>{value}</span>
}

/** Counts only where the number was out of sight at first, so that nothing shown falls back to 0. */
function countUpOnceSeen(place: HTMLElement, value: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let seenAtOnce: boolean | undefined
  const observer = new IntersectionObserver(([entry]) => {
    const visible = entry?.isIntersecting ?? false
    seenAtOnce ??= visible
    if (!visible) return
    observer.disconnect()
    if (seenAtOnce) return
    let step = 0
    timer = setInterval(() => {
      step += 1
      place.textContent = `${Math.round((value * step) / COUNTER_STEPS)}`
      if (step === COUNTER_STEPS) clearInterval(timer)
    }, COUNTER_STEP_MS)
  })
  observer.observe(place)
  return () => {
    observer.disconnect()
    clearInterval(timer)
    place.textContent = `${value}`
  }
}
