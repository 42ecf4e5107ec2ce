import { useMatches } from '@tanstack/react-router'
import type { Brand } from '#shared/brand'
import { FEED_FORMATS, feedPath, tagOfPath } from '#shared/feeds'
import { withDomain } from '#shared/links'
import type { PageState } from '#shared/page'

/** What is the same on a brand's every page: drawn on the server only, since nothing in the browser changes it. */
export function ServerHead({
  page,
  theme,
  fonts = [],
}: {
  page: PageState
  theme: Brand['theme'] | undefined
  fonts?: readonly string[] | undefined
}) {
  const { brand, domain, indexable } = page
  const matches = useMatches()
  const noindex = matches.some(({ staticData, loaderData }) => staticData.noindex || isNoindex(loaderData))
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {indexable && !noindex ? null : <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme?.light.ground} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme?.dark.ground} />
      <link rel="icon" type="image/svg+xml" href={`/art/${brand.id}/icon.svg`} />
      <link rel="apple-touch-icon" href={`/art/${brand.id}/icon-180.png`} />
      <link rel="manifest" href={withDomain('/site.webmanifest', domain)} />
      <FeedLinks page={page} />
    </>
  )
}

/** Where a feed reader finds the feeds of what a page shows: every page names the brand's, its news all formats. */
function FeedLinks({ page: { brand, domain } }: { page: PageState }) {
  const matches = useMatches()
  const missing = matches.some(({ status, _notFound }) => _notFound || status !== 'success')
  const path = missing ? undefined : matches.at(-1)?.pathname
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

/** As its writers call it; undefined where the tag's page could not be made. */
function tagName(loaderData: unknown): string | undefined {
  const isTagPage = typeof loaderData === 'object' && loaderData !== null && 'tag' in loaderData
  return isTagPage && typeof loaderData.tag === 'string' ? loaderData.tag : undefined
}

/** A page that is left out because of its query, not as such. */
function isNoindex(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'noindex' in loaderData && loaderData.noindex === true
}
