/** Allows crawling even on hosts with a noindex header so that crawlers see it. @param origin Origin of the sitemap, if any. */
export function robotsText(origin: string | undefined): string {
  return `User-agent: *\nDisallow:\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
}
