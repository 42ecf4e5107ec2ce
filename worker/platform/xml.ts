import { raw } from 'hono/html'

export const XML_DECLARATION = raw('<?xml version="1.0" encoding="UTF-8"?>')

/** Returns a CDATA section. A "]]>" in the text would end it, so it is split across two sections. */
export function cdata(text: string) {
  return raw(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}

/** Removes control characters and lone surrogates. XML cannot represent them, and just one of them would break the whole feed. */
export function withoutInvalidCharacters(xml: string): string {
  return xml.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}
