/** Removes personal data from browser reports so that they can be logged. */
import { ERROR_MESSAGE_MAX, URL_TAIL } from '#shared/browser-error.ts'

/** Matches email addresses, IPv4 and IPv6 addresses, and numbers such as phone, card and Social Security numbers. */
const PRIVATE =
  /\S+(?:@|%40)\S+|\d{1,3}(?:\.\d{1,3}){3}|(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}|\d(?:(?:[ .()/-]|%2[089]){0,2}\d){8,}/gi
/** Matches characters that could manipulate a terminal that displays the log. JSON escapes only some of these characters. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu

export function publicText(text: string): string {
  return text.slice(0, ERROR_MESSAGE_MAX).replace(URL_TAIL, '$1').replace(PRIVATE, '…').replace(UNPRINTABLE, ' ')
}

/** Returns the path of a URL on the page's host. Otherwise returns the URL's origin or scheme, or a keyword such as "inline". */
export function publicAddress(address: string, pageHost?: string): string {
  const url = URL.parse(address)
  if (!url) return /^[a-z-]{1,30}$/.test(address) ? address : 'unknown'
  // Compares hosts only if the URL has one. Otherwise, a URL without a host, such as "data:…", would match a page URL without a
  // host.
  if (url.host && url.host === pageHost) return publicText(url.pathname)
  return publicText(url.origin === 'null' ? url.protocol : url.origin)
}
