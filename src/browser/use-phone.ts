import { useRouteContext } from '@tanstack/react-router'

export function usePhone(): string {
  return useRouteContext({ from: '__root__', select: ({ page }) => page.brand.contact.phone })
}
