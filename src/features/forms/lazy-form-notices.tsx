import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { numberGuard } from './number-guard.ts'

const formNotices = lazyImport(() => import('./form-notices.tsx'))

/** Shows notices next to the fields of the form that contains this component. Loads the code when the form first gets focus. */
export function LazyFormNotices({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [notices, setNotices] = useState<ReactNode>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form || notices) return undefined
    // If the notices fail to load, retries when the form next gets focus or when the browser is back online. The server masks
    // sensitive numbers even without the notices.
    const load = async () => {
      if (!form.contains(document.activeElement)) return
      // Imports the number check and the notices separately. A retry refetches a module itself, but not a dependency
      // that failed to load.
      const [guard, code] = await Promise.all([numberGuard(), formNotices()])
      if (guard && code) setNotices(<code.FormNotices form={form} guard={guard} portalUrl={portalUrl} />)
    }
    void load()
    form.addEventListener('focusin', load)
    addEventListener('online', load)
    return () => {
      form.removeEventListener('focusin', load)
      removeEventListener('online', load)
    }
  }, [notices, portalUrl])
  return (
    <span ref={place} hidden>
      {notices}
    </span>
  )
}
