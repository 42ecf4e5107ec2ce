/** Even a host with a noindex header allows crawling so that crawlers find the header. @param origin Origin of the sitemap, if any. */
export function robotsText(origin: string | undefined): string {
  return `User-agent: *\nDisallow:\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
}
