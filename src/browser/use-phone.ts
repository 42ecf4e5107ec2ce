import { useRouteContext } from '@tanstack/react-router'

/** The brand's phone number. */
export function usePhone(): string {
  return useRouteContext({ from: '__root__', select: ({ page }) => page.brand.contact.phone })
}
