import { useMatches, useRouter } from '@tanstack/react-router'
import type { PageState } from '#shared/page.ts'
import type { AppContext } from './app-context.ts'
import { canonicalUrl, ownPath, type PageMeta, sourceOf } from './head.ts'

/** Renders the page's structured data (schema.org) for search engines. Renders only on the server, and not on error pages. */
export function JsonLd({ page }: { page: PageState }) {
  const match = useMatches().at(-1)
  const { describe }: AppContext = useRouter().options.context
  const meta: PageMeta | undefined = match?.loaderData
  if (!describe || !match || !meta) return null
  const source = sourceOf(meta) ?? meta
  const url = canonicalUrl(page.brand, match, meta)
  const graph = describe({ path: ownPath(match.pathname), url, source })
  if (graph.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  // Escapes "<", so that a "</script>" in the data does not close the script element.
  const html = { __html: json.replaceAll('<', '\\u003c') }
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
