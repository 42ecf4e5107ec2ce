import type { Page } from 'playwright-core'
import { systemFontUrl } from '#scripts/fonts/heading-faces'
import { sendRequest } from '#scripts/send-request'
import type { FallbackFont, HeadingFont } from '#shared/heading-fonts'

/**
 * Gives the browser one system font, as the fallback of a heading font: puts its file into the page's styles in place of all
 * local fonts, and removes the CSP, which forbids that.
 */
export async function installFont(page: Page, heading: HeadingFont, system: FallbackFont) {
  const url = systemFontUrl(system)
  const local = new RegExp(`(font-family:"?${heading} Headings ${system}"?;[^}]*?src:)[^;}]*`)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const { host, port, pathname, search } = new URL(route.request().url())
    const path = pathname + search
    const { status, body } = await sendRequest({ port: Number(port), path, headers: { host } })
    const html = body
      .toString()
      .replace(local, `$1url(${url})`)
      .replaceAll(/\blocal\([^)]*\)/g, 'local("")')
    return route.fulfill({ status, contentType: 'text/html', body: html })
  })
}
