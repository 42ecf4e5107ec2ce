/**
 * Returns the body of robots.txt, which allows crawling everywhere. A host with a noindex header also allows crawling, because a
 * crawler must read a page to find the header.
 * @param origin Origin of the brand's sitemap. If undefined, the body names no sitemap.
 */
export function robotsText(origin: string | undefined): string {
  return `User-agent: *\nDisallow:\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
}
