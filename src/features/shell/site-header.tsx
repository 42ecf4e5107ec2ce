import './site-header.css'
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
    <header ref={bar} className="site-bar">
      <div className="site-bar-row wrap flex items-center gap-4">
        <Link to="/" onClick={onLogoClick} className="text-ink no-underline">
          <Logo brand={page.brand} />
        </Link>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="in-panel">
            <span className="flex items-center gap-2 max-sm:hidden">
              <Link to="/schedule" className="bar-link">
                Schedule
              </Link>
              <Phone number={phone} />
            </span>
            <span className="sm:hidden">
              <PhoneIcon number={phone} />
            </span>
          </span>
          <MainMenu tree={menuTree(page)} brand={page.brand} />
          <div className="in-bar flex items-center gap-2">
            <Link to="/schedule" className="bar-link">
              Schedule
            </Link>
            <Phone number={phone} />
            <ThemeToggle />
            <a href={page.brand.portalUrl} rel="noopener" className="button-quiet">
              Sign Up / Sign In
            </a>
          </div>
        </div>
      </div>
      <div ref={line} className="scroll-line" />
    </header>
  )
}
