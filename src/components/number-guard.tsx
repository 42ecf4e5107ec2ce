import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { NumberNotices } from '#components/number-notices'
import { numberGuard } from '#queries/contact-draft'

/** Stands inside the contact form: points out sensitive numbers at its fields. The rules come when it is first touched. */
export function NumberGuard({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [known, setKnown] = useState<Pick<ComponentProps<typeof NumberNotices>, 'form' | 'guard'>>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form || known) return undefined
    // Rules that cannot be had are asked for again; meanwhile the server takes the numbers out all the same.
    const load = async () => {
      const guard = form.contains(document.activeElement) ? await numberGuard() : undefined
      if (guard) setKnown({ form, guard })
    }
    void load()
    form.addEventListener('focusin', load)
    addEventListener('online', load)
    return () => {
      form.removeEventListener('focusin', load)
      removeEventListener('online', load)
    }
  }, [known])
  return (
    <span ref={place} hidden>
      {known ? <NumberNotices {...known} portalUrl={portalUrl} /> : null}
    </span>
  )
}
