import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { numberGuard } from './number-guard.ts'

const formNotices = lazyImport(() => import('./form-notices.tsx'))

/** Shows notices at the fields of the form around it. Their code loads when the form first takes the focus. */
export function LazyFormNotices({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [notices, setNotices] = useState<ReactNode>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form || notices) return undefined
    // A failed load is retried on the next focus. Meanwhile the server still masks the numbers.
    const load = async () => {
      if (!form.contains(document.activeElement)) return
      // Two imports, because a file that fails inside another import could not be loaded again.
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
