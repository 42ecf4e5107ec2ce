import { useMatches } from '@tanstack/react-router'
import { canonicalUrl, ownPath, type PageMeta, sourceOf } from '#shared/head'
import type { PageState } from '#shared/page'
import { structuredData } from '#shared/structured-data'

/** The page for search engines, as schema.org data; drawn on the server only. An error has none. */
export function JsonLd({ page }: { page: PageState }) {
  const match = useMatches().at(-1)
  const meta: PageMeta | undefined = match?.loaderData
  if (!match || !meta) return null
  const source = sourceOf(meta) ?? meta
  const url = canonicalUrl(page.brand, match, meta)
  const graph = structuredData(page, { path: ownPath(match.pathname), url, source })
  if (graph.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  // A text of the page must not end the script.
  const html = { __html: json.replaceAll('<', '\\u003c') }
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
