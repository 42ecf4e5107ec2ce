export interface Problem {
  file: string
  line?: number | undefined
  brand?: string | undefined
  field?: string | undefined
  text: string
}

/** Formats a problem, for example as "src/brands/ID/brand.ts:5 ID domain: firm.example". */
export function problemLine({ file, line, brand, field, text }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  const name = [brand, field].filter(Boolean).join(' ')
  return name ? `${place} ${name}: ${text}` : `${place}: ${text}`
}
