import { raw } from 'hono/html'

export const XML_DECLARATION = raw('<?xml version="1.0" encoding="UTF-8"?>')

/** Wraps the text in CDATA. Splits each "]]>" across two sections, because it would end the CDATA section. */
export function cdata(text: string) {
  return raw(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}

/** Removes control characters and lone surrogates, because a single invalid character would break the whole feed. */
export function withoutInvalidCharacters(xml: string): string {
  return xml.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}
