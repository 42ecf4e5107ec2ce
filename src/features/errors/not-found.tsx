import { Link, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { LEGAL_PAGES, type MenuNode, menuTree } from '#content/menu.ts'
import { Page } from '#features/page/page.tsx'
import { isOmitted } from '#shared/menu.ts'
import { REDIRECTS } from '#shared/redirects.ts'
import { TextLink } from '#ui/rich-text.tsx'
import { StateColumns } from '#ui/state-columns.tsx'
import { HomeCountdown } from './home-countdown.tsx'
import { nearestPage } from './nearest-path.ts'
import { notFoundTexts } from './not-found-texts.ts'
import { pagePaths } from './page-paths.ts'
import { Reasons } from './reasons.tsx'

export function NotFound() {
  return (
    <Page title="404" lead={notFoundTexts.message} drawing={null}>
      <StateColumns>
        <HomeCountdown />
        <SuggestedPage />
        <Reasons reasons={notFoundTexts.reasons} />
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/" className="button max-sm:w-full">
            {notFoundTexts.home}
          </Link>
          <Link to="/contact" className="icon-link">
            {notFoundTexts.support}
          </Link>
        </p>
      </StateColumns>
    </Page>
  )
}

function SuggestedPage() {
  const { routesByPath } = useRouter()
  // Uses the resolved location, because `location` already changes when the router starts to load the home page.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  const paths = pagePaths(routesByPath)
  const pages = paths.map((href) => [href, href] as const)
  const titles = page.menu.services.map(({ label, href }) => [`/services/${label}`, href] as const)
  const offered = [...pages, ...titles, ...Object.entries(REDIRECTS)].filter(
    ([, href]) => paths.includes(href) && !isOmitted(page.menu, href),
  )
  const nearest = nearestPage(path, offered)
  if (!nearest) return null
  return (
    <p className="mb-8 text-lead">
      {notFoundTexts.didYouMean}{' '}
      <TextLink href={nearest}>{labelOf(nearest, [...menuTree(page), ...LEGAL_PAGES]) ?? nearest}</TextLink>?
    </p>
  )
}

function labelOf(href: string, nodes: readonly MenuNode[]): string | undefined {
  for (const node of nodes) {
    const label = node.href === href ? node.label : labelOf(href, node.items ?? [])
    if (label) return label
  }
  return undefined
}
