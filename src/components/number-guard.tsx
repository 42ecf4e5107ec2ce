import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { NumberNotices } from '#components/number-notices'

/** Stands inside the contact form: points out sensitive numbers at its fields. The rules come when it is first touched. */
export function NumberGuard({ portalUrl }: { portalUrl: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [part, setPart] = useState<
    { Notices: typeof NumberNotices } & Pick<ComponentProps<typeof NumberNotices>, 'form'>
  >()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form) return undefined
    // Rules that cannot be had, replaced by a deploy or offline: the server takes the numbers out all the same.
    const load = () =>
      void import('#components/number-notices').then(
        ({ NumberNotices: Notices }) => setPart({ Notices, form }),
        () => undefined,
      )
    if (form.contains(document.activeElement)) load()
    form.addEventListener('focusin', load, { once: true })
    return () => form.removeEventListener('focusin', load)
  }, [])
  return (
    <span ref={place} hidden>
      {part ? <part.Notices form={part.form} portalUrl={portalUrl} /> : null}
    </span>
  )
}
