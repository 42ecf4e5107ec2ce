/**
 * The HTML of the header and the footer. They do not depend on the page's content, so an isolate renders them once for each
 * address and keeps them. The browser hydrates them like the rest of the page, because the components are the same.
 */
import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SiteFooter } from '#components/site-footer'
import { SiteHeader } from '#components/site-header'
import { dayOf } from '#shared/dates'
import type { ShellState } from '#shared/page'
import { type Markup, markup } from './page-styles'
import type { AppRouter } from './router'

export interface ShellHtml {
  header: Markup
  footer: Markup
}

/** About 3 MB. The least recently used one is first. */
const MAX_KEPT = 50
const kept = new Map<string, ShellHtml>()

export function shellHtml(router: AppRouter, { brand, menu, domain, now }: ShellState): ShellHtml {
  // Links to the current page and menus that lead to it are marked. The footer shows the year and the next closed days.
  const key = [brand.id, domain, dayOf(now), router.state.location.href].join(' ')
  const shell = kept.get(key) ?? renderShell(router, { brand, menu, domain, now })
  kept.delete(key)
  kept.set(key, shell)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? key)
  return shell
}

function renderShell(router: AppRouter, page: ShellState): ShellHtml {
  const render = (part: ReactNode) =>
    markup(renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>))
  return { header: render(<SiteHeader page={page} />), footer: render(<SiteFooter page={page} />) }
}
