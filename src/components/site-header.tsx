import './site-header.css'
import { Link, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { Logo } from '#components/logo'
import { MainMenu } from '#components/main-menu'
import { menuTree } from '#components/menu-tree'
import { MobileMenu } from '#components/mobile-menu'
import { Phone, PhoneIcon } from '#components/phone'
import { ThemeToggle } from '#components/theme-toggle'
import { useDisclosures } from '#components/use-disclosures'
import { useScrolledBar } from '#components/use-scrolled-bar'
import type { PageState } from '#shared/page'

export function SiteHeader({ page }: { page: PageState }) {
  const bar = useRef<HTMLElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useDisclosures(bar)
  useScrolledBar(bar, line)
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const tree = menuTree(page)

  function onLogoClick(event: MouseEvent) {
    if (!isHome) return
    event.preventDefault()
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }

  return (
    <header ref={bar} className="site-bar">
      <div className="site-bar-row mx-auto max-w-7xl px-5 flex items-center gap-4">
        <Link to="/" onClick={onLogoClick} className="text-ink no-underline">
          <Logo brand={page.brand} />
        </Link>
        <MainMenu tree={tree} />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="max-sm:hidden">
            <Phone number={page.brand.contact.phone} />
          </span>
          <span className="sm:hidden">
            <PhoneIcon number={page.brand.contact.phone} />
          </span>
          <span className="hidden xl:block">
            <ThemeToggle />
          </span>
          <span className="hidden xl:block">
            <a href={page.brand.portalUrl} rel="noopener" className="button-quiet">
              Sign Up / Sign In
            </a>
          </span>
          <MobileMenu tree={tree} brand={page.brand} />
        </div>
      </div>
      <div ref={line} className="scroll-line" />
    </header>
  )
}
