import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { NumberNotices } from '#components/number-notices'
import { numberGuard } from '#queries/contact-draft'

/** Warns about sensitive numbers in the contact form around it. Its rules load when the form first takes the focus. */
export function NumberGuard({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<Pick<ComponentProps<typeof NumberNotices>, 'form' | 'guard'>>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form || loaded) return undefined
    // A failed load is retried on the next focus. Meanwhile the server still masks the numbers.
    const load = async () => {
      const guard = form.contains(document.activeElement) ? await numberGuard() : undefined
      if (guard) setLoaded({ form, guard })
    }
    void load()
    form.addEventListener('focusin', load)
    addEventListener('online', load)
    return () => {
      form.removeEventListener('focusin', load)
      removeEventListener('online', load)
    }
  }, [loaded])
  return (
    <span ref={place} hidden>
      {loaded ? <NumberNotices {...loaded} portalUrl={portalUrl} /> : null}
    </span>
  )
}
