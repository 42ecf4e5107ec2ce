import { Link, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { menuTree } from '#content/menu.ts'
import { Phone, PhoneIcon } from '#features/firm/phone.tsx'
import type { ShellState } from '#shared/page.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useDisclosures } from './use-disclosures.tsx'
import { useScrolledBar } from './use-scrolled-bar.tsx'

/**
 * The header is fixed, so the page does not move when the header shrinks. In short windows, the header is not fixed and scrolls
 * with the page.
 */
export function SiteHeader({ page }: { page: ShellState }) {
  const bar = useRef<HTMLElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useDisclosures(bar)
  useScrolledBar(bar, line)
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const { phone } = page.brand.contact

  function onLogoClick(event: MouseEvent) {
    if (!isHome) return
    event.preventDefault()
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }

  return (
    <header
      ref={bar}
      className="no-print fixed inset-x-0 top-0 z-20 @container/header bg-surface border-b-[length:var(--rule)] border-line [view-transition-name:site-bar] scrolled:bg-surface/96 scrolled:[backdrop-filter:blur(10px)] low:relative"
    >
      <div className="wrap flex items-center gap-4 h-[--bar] bar:text-[.9375rem] motion-safe:[transition:height_.2s_ease-out] scrolled:h-[--bar-shrunk] low:h-[--bar-shrunk]">
        <Link to="/" onClick={onLogoClick} className="text-ink no-underline">
          <Logo brand={page.brand} />
        </Link>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="bar:hidden">
            <span className="flex items-center gap-2 max-sm:hidden">
              <Schedule />
              <Phone number={phone} />
            </span>
            <span className="sm:hidden">
              <PhoneIcon number={phone} />
            </span>
          </span>
          <MainMenu tree={menuTree(page)} brand={page.brand} />
          <div className="flex items-center gap-2 panel:hidden">
            <Schedule />
            <Phone number={phone} />
            <ThemeToggle />
            <a href={page.brand.portalUrl} rel="noopener" className="button-quiet px-[1.1rem] whitespace-nowrap">
              Sign Up / Sign In
            </a>
          </div>
        </div>
      </div>
      <div
        ref={line}
        className="absolute inset-x-0 bottom-[calc(-1*var(--rule))] h-[3px] bg-mark origin-left [transform:scaleX(0)] motion-safe:[transition:transform_80ms_linear]"
      />
    </header>
  )
}

function Schedule() {
  return (
    <Link to="/schedule" className="bar-current py-2 pr-3 pl-1.5 text-ink">
      Schedule
    </Link>
  )
}
