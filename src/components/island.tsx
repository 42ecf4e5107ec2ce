import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'

/** How far from the view a part begins to load. */
const MARGIN = '400px'

/** A part whose code waits until it is called for. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  let call: () => void = () => undefined
  const called = new Promise<void>((resolve) => {
    call = resolve
  })
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await called
    // Code that cannot be had leaves the server's HTML in its place, which works without.
    return { default: await load().catch(() => new Promise<never>(() => undefined)) }
  })
  return { Part, call }
}

interface Props {
  part: ReturnType<typeof latePart<object>>
  /** Stands in its place where the server has drawn none, and for good when its code cannot be had. */
  meanwhile: ReactNode
}

/**
 * A part of a page far below the first view: whole in the server's HTML, while its code loads when a visitor comes near.
 * `memo` keeps React from drawing the part anew, without its code, when the page around it changes.
 */
export const Island = memo(function Island({ part: { Part, call }, meanwhile }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call()
      },
      { rootMargin: MARGIN },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [call])
  return (
    <div ref={place}>
      <Suspense fallback={meanwhile}>
        <Part />
      </Suspense>
    </div>
  )
})
