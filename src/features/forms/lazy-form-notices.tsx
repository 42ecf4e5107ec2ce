import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { numberGuard } from './number-guard.ts'

const formNotices = lazyImport(() => import('./form-notices.tsx'))

/** Shows notices next to the surrounding form's fields. The code for them loads when the form first gets focus. */
export function LazyFormNotices({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [notices, setNotices] = useState<ReactNode>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form || notices) return undefined
    // If loading fails, retries when the form next gets focus or when the browser is back online. The server still masks
    // sensitive numbers.
    const load = async () => {
      if (!form.contains(document.activeElement)) return
      // Imports the two modules separately. The browser could not retry a failed module that another module imports.
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
