import { useRouteContext } from '@tanstack/react-router'
import { findService } from '#shared/menu.ts'

interface Props {
  /** Id of the service that the visitor is asking about. The form ignores unknown ids. */
  service: string | undefined
  /** Path of the page whose link the visitor followed to the form. */
  from: string | undefined
}

/**
 * Adds the service's id and the previous page's path to the form. The id is needed, because the form's select lists only groups
 * of services.
 */
export function AskedService({ service = '', from }: Props) {
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const asked = findService(menu, service)
  return (
    <>
      {from ? <input type="hidden" name="from" value={from} /> : null}
      {asked ? (
        <p>
          <input type="hidden" name="asked" value={service} />
          You are asking about <strong>{asked.label}</strong>.
        </p>
      ) : null}
    </>
  )
}
