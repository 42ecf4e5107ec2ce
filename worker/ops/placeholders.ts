/** Finds placeholders for details about the firm. Also finds promises to visitors that the firm has not confirmed. */
import { configLines } from './config-lines.ts'
import type { Problem } from './problem.ts'
import { sourceTexts } from './source-texts.ts'

/** Matches domains reserved by RFC 2606 and RFC 6761, and the fictional phone numbers from 555-0100 to 555-0199. */
const RESERVED = /\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|\b555-01\d\d\b/
/** Matches placeholder ids of resources in wrangler.toml. A placeholder id starts with twelve zeros. */
const ZERO_ID = /"0{8}-?0{4}/

const PROMISES = 'worker/ops/unconfirmed-promises.ts'

export type Sources = Readonly<Record<string, string>>

export function isReserved(value: string): boolean {
  return RESERVED.test(value)
}

export function placeholders(sources: Sources): Problem[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    if (file === PROMISES) return unconfirmedPromises(text)
    // Parses only data files that may contain placeholders, because parsing all files would take a second.
    if (!isReserved(text) && !text.includes('unconfirmed')) return []
    const [, brand] = file.match(/^src\/brands\/([^/]+)\//) ?? []
    return sourceTexts(file, text).flatMap(({ field, value, line }) => {
      if (/^unconfirmed \d+$/.test(field))
        return [{ file, line, brand, field: 'unconfirmed', text: `“${value}” is not confirmed by the firm` }]
      return isReserved(value) ? [{ file, line, brand, field, text: value }] : []
    })
  })
}

function unconfirmedPromises(text: string): Problem[] {
  const texts = sourceTexts(PROMISES, text)
  const isLaw = (index: number) => texts[index + 1]?.field.endsWith(' source')
  const missing = (index: number) =>
    isLaw(index) ? `is not confirmed by counsel (${texts[index + 1]?.value})` : 'is not confirmed by the firm'
  return texts.flatMap(({ field, value, line }, index) =>
    field.endsWith(' text')
      ? [{ file: PROMISES, line, field: texts[index - 1]?.value, text: `“${value}” ${missing(index)}` }]
      : [],
  )
}

export function configPlaceholders(toml: string, environment?: string): Problem[] {
  return configLines(toml, environment).flatMap(({ line, section, key = 'routes', text }) =>
    ZERO_ID.test(text) || isReserved(text)
      ? [{ file: 'wrangler.toml', line, field: [section, key].filter(Boolean).join(' '), text }]
      : [],
  )
}
