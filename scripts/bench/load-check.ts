/** Checks the bodies of the load test: the brand, the page, no draft, and no old content. */
import type { Brand } from '#shared/brand'

export interface LoadRoute {
  brand: Pick<Brand, 'id' | 'domain'>
  path: string
}

/** Text of a draft, which no visitor may see. */
export const DRAFT_TEXT = 'Unpublished draft of the load test'

/** The title of the post that is edited again and again. */
export const newsTitle = (edition: number) => `Edition ${edition} of the load test`
const NEWS_TITLE = /Edition (\d+) of the load test/g

/**
 * Returns what is wrong with the body of a page or feed.
 * @param oldest The oldest edition that may still be shown.
 */
export function wrongInBody(body: string, { brand, path }: LoadRoute, oldest: number): string[] {
  const editions = [...body.matchAll(NEWS_TITLE)].map(([, edition]) => Number(edition))
  return [
    ...(body.startsWith('<?xml') ? wrongFeed(body, brand, path) : wrongPage(body, brand, path)),
    ...(body.includes(DRAFT_TEXT) ? ['shows a draft'] : []),
    ...(editions.some((edition) => edition < oldest) ? [`shows edition ${Math.min(...editions)}, not ${oldest}`] : []),
  ]
}

function wrongFeed(body: string, { domain }: LoadRoute['brand'], path: string): string[] {
  return body.includes(`https://${domain}${path}`) ? [] : [`is not ${domain}${path}`]
}

function wrongPage(body: string, { id }: LoadRoute['brand'], path: string): string[] {
  const shown = /<html[^>]* data-brand="([^"]*)"/.exec(body)?.[1]
  // A post's canonical address is on its own brand, so only the path is compared.
  const canonical = /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(body)?.[1]
  return [
    ...(shown === id ? [] : [`is a page of ${shown}`]),
    ...(canonical === path ? [] : [`is the page ${canonical}`]),
    ...(body.endsWith('</html>') ? [] : ['is truncated']),
  ]
}

/** Removes what belongs to one response, so that two renderings of a page can be compared. */
export function withoutResponseParts(body: string): string {
  return body
    .replace(/ (?:nonce|property="csp-nonce" content)="[^"]*"/g, '')
    .replace(/\b1\d{12}\b|"now":"[^"]*"/g, 'TIME')
}

/** Counts equal findings, the most frequent first. */
export function counted(findings: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const finding of findings) counts.set(finding, (counts.get(finding) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([finding, count]) => `${count} × ${finding}`)
}
