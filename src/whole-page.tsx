/** Renders a page whose data is complete: in one pass and without a nonce. */
import { RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { AppRouter } from './router'

export const END = '</body></html>'

/**
 * @param data Returns the page's data as HTML, written after React has rendered.
 * @throws the error of a component.
 */
export function renderWholePage(router: AppRouter, data: () => string): string {
  const html = renderToString(<RouterProvider router={router} />)
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${data()}${END}`
}
