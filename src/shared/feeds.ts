/** Paths of the feeds. Each brand and each tag has one feed per format. */

export const FEED_FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const

export type FeedFile = (typeof FEED_FORMATS)[number]['file']

export function feedPath(file: FeedFile, tag?: string): string {
  return tag ? `/blog/tag/${tag}/${file}` : `/${file}`
}

export function isFeedPath(path: string): boolean {
  return /^(?:\/blog\/tag\/[^/]+)?\/(?:rss\.xml|atom\.xml|feed\.json)$/.test(path)
}

export function tagOfPath(path: string): string | undefined {
  return path.match(/^\/blog\/tag\/([a-z0-9_-]+)\/?$/)?.[1]
}
