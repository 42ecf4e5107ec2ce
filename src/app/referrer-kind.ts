import type { ReferrerKind } from '#shared/vitals.ts'

const SEARCH_ENGINES = [
  ...['bing.com', 'duckduckgo.com', 'search.yahoo.com', 'search.brave.com', 'ecosia.org', 'startpage.com', 'qwant.com'],
  ...['kagi.com', 'search.aol.com', 'ask.com', 'yandex.com', 'baidu.com', 'com.google.android.googlequicksearchbox'],
]
/**
 * Matches Google's search hosts. Excludes Google's other subdomains, such as mail.google.com, because they are not
 * search engines.
 */
const GOOGLE = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/

const SOCIAL_NETWORKS = [
  ...['facebook.com', 'instagram.com', 'threads.net', 'threads.com', 'linkedin.com', 'lnkd.in', 'nextdoor.com'],
  ...['x.com', 'twitter.com', 't.co', 'reddit.com', 'youtube.com', 'tiktok.com', 'pinterest.com', 'bsky.app'],
]

/**
 * Returns the kind of website that linked to the page.
 * @param referrer The value of `document.referrer`, which is empty or a valid URL.
 */
export function referrerKind(referrer: string, ownHost: string): ReferrerKind {
  const host = referrer && new URL(referrer).hostname
  if (host === '' || host === ownHost) return 'none'
  if (GOOGLE.test(host) || isOneOf(host, SEARCH_ENGINES)) return 'search'
  return isOneOf(host, SOCIAL_NETWORKS) ? 'social' : 'other'
}

function isOneOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`))
}
