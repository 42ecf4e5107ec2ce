/** What a page needs only once somebody uses it: fetched when the browser has nothing better to do. */
import './theme/later.css'
import { watchTooltips } from '#ui/tooltip'
import { fadeBetweenPages } from './page-fade'
import { focusNewPage } from './page-focus'
import type { AppRouter } from './router'

export function start(router: AppRouter): void {
  fadeBetweenPages(router)
  focusNewPage(router)
  watchTooltips()
}
