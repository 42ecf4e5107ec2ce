import { useMatches, useRouter } from '@tanstack/react-router'
import { FEED_FORMATS, feedPath, tagOfPath } from '#shared/feeds.ts'
import { withDomain } from '#shared/links.ts'
import type { PageState } from '#shared/page.ts'
import { readPageFacts } from '#shared/page-response.ts'
import type { AppContext } from './app-context.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Renders the head elements that stay the same during client-side navigation. Renders only on the server. */
export function ServerHead({ page }: { page: PageState }) {
  const { brand, domain } = page
  const { ssr, context } = useRouter().options
  const { theme, assets: assetsOf, respond }: AppContext = context
  const matches = useMatches()
  const assets = assetsOf?.(matches.map(({ routeId }) => routeId))
  const robots = respond?.(readPageFacts(matches)).robots
  const nonce = ssr?.nonce
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {assets?.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {/* The attribute `data-contains` lists stylesheet URLs for src/features/document/stylesheets.ts. */}
      <style nonce={nonce} data-contains={assets?.stylesheets.join(' ')}>
        {assets?.css}
      </style>
      <script type="speculationrules" nonce={nonce}>
        {JSON.stringify(SPECULATION_RULES)}
      </script>
      {robots && <meta name="robots" content={robots} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme?.light.ground} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme?.dark.ground} />
      <link rel="icon" type="image/svg+xml" href={`/art/${brand.id}/icon.svg`} />
      <link rel="apple-touch-icon" href={`/art/${brand.id}/icon-180.png`} />
      <link rel="manifest" href={withDomain('/site.webmanifest', domain)} />
      <FeedLinks page={page} />
    </>
  )
}

/**
 * Links to the brand's feeds. The home page and the blog link to all formats, and other pages link to RSS. Tag pages
 * also link to the tag's feeds.
 */
function FeedLinks({ page: { brand, domain } }: { page: PageState }) {
  const matches = useMatches()
  const { status } = readPageFacts(matches)
  const path = status !== 200 ? undefined : matches.at(-1)?.pathname
  const news = path === '/' || path?.startsWith('/blog')
  const tag = path && tagOfPath(path)
  const name = tagName(matches.at(-1)?.loaderData) ?? tag
  const feeds = [
    ...(tag ? FEED_FORMATS.map((format) => ({ ...format, title: `${brand.news.heading}: ${name}`, tag })) : []),
    ...FEED_FORMATS.slice(0, news ? undefined : 1).map((format) => ({ ...format, title: brand.news.heading, tag: '' })),
  ]
  return feeds.map(({ file, type, name, title, tag }) => (
    <link
      key={tag + file}
      rel="alternate"
      type={type}
      title={news ? `${title} (${name})` : title}
      href={withDomain(feedPath(file, tag), domain)}
    />
  ))
}

function tagName(loaderData: unknown): string | undefined {
  const isTagPage = typeof loaderData === 'object' && loaderData !== null && 'tag' in loaderData
  return isTagPage && typeof loaderData.tag === 'string' ? loaderData.tag : undefined
}
