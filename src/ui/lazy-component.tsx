import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyImport, whenLoaded } from '#browser/lazy-import.ts'

const MARGIN = '400px'

interface Lazy {
  load(): Promise<ComponentType | undefined>
  fallback(hasFailed: boolean): ReactNode
  hydrate(Component: ComponentType): void
  /** Suspends rendering until `hydrate` is called with the loaded component. */
  Suspended: ComponentType
  Loaded: ComponentType | undefined
}

const notLoaded: Lazy[] = []

/** Loads all lazy components on the server, because the server renders each page in one pass. */
export async function loadServerComponents(): Promise<void> {
  for (const lazy of notLoaded.splice(0)) lazy.Loaded = await lazy.load()
}

/** Call this function once per component, at the top level of a module. @param load Imports the code. See `lazyImport`. */
export function defineLazy<Module>(
  load: (() => Promise<Module>) | undefined,
  select: (module: Module) => ComponentType,
  fallback: (hasFailed: boolean) => ReactNode,
): Lazy {
  const loadModule = lazyImport(load)
  async function loadComponent() {
    const module = await loadModule()
    return module && select(module)
  }
  let hydrate: (Component: ComponentType) => void = () => {}
  const hydrated = new Promise<ComponentType>((resolve) => {
    hydrate = resolve
  })
  const defined: Lazy = {
    load: loadComponent,
    fallback,
    hydrate,
    Suspended: lazy(async () => ({ default: await hydrated })),
    Loaded: undefined,
  }
  if (import.meta.env.SSR) notLoaded.push(defined)
  return defined
}

interface Props {
  lazy: Lazy
  /**
   * With `mounted`, the server renders the fallback, and the code loads once the fallback is mounted. With `visible`,
   * the server renders the component, and the code loads when the visitor scrolls near it. With `visible`, the fallback
   * appears only after client-side navigation.
   */
  when: 'mounted' | 'visible'
}

/**
 * Renders a component whose code loads later. Uses `memo`, because rendering the parent again would replace the
 * server's HTML with the fallback.
 */
export const LazyComponent = memo(function LazyComponent({ lazy, when }: Props) {
  return when === 'mounted' ? <RenderedWhenLoaded lazy={lazy} /> : <HydratedWhenVisible lazy={lazy} />
})

function RenderedWhenLoaded({ lazy }: { lazy: Lazy }) {
  // Renders the component immediately if its code has already loaded, so the router can restore the scroll position.
  const [Component, setComponent] = useState(() => lazy.Loaded)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    function render(Loaded: ComponentType) {
      lazy.Loaded = Loaded
      setComponent(() => Loaded)
    }
    return whenLoaded(lazy.load, render, () => setHasFailed(true))
  }, [lazy])
  return Component ? <Component /> : lazy.fallback(hasFailed)
}

function HydratedWhenVisible({ lazy: { load, fallback, Suspended, Loaded, hydrate } }: { lazy: Lazy }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        whenLoaded(load, hydrate)
      },
      { rootMargin: MARGIN },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [load, hydrate])
  return (
    <div ref={place}>
      <Suspense fallback={fallback(false)}>{import.meta.env.SSR && Loaded ? <Loaded /> : <Suspended />}</Suspense>
    </div>
  )
}
