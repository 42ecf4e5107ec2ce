import { readFileSync } from 'node:fs'
import { brands } from '#brands/index.ts'

export const PROMISES = 'worker/ops/unconfirmed-promises.ts'
export const PLACEHOLDER_FILES = [
  'src/brands',
  'src/catalog/services',
  'src/catalog/industries',
  'src/content',
  'src/features/appointment/texts.ts',
  'src/shared/locations.ts',
  PROMISES,
  'wrangler.toml',
]
export const KV = '8f3c0a7d52e94b61a0c4d9e2f7b81356'
export const D1 = '4b7e1c90-6d2a-4f83-9a15-c0e8d3f6b274'
const ADDRESSES = /^(MAIL_FROM|LEADS_TO) = .*$/gm

export const sampleDomain = (domain: string) => domain.replace(/\.(?:example|test|invalid)\b/g, '-sample.com')

export function sampleAddresses(ids: readonly string[] = brands.map(({ id }) => id)): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, `office@${id}-sample.com`])))
}

export function sample(file: string): string {
  const text = sampleDomain(readFileSync(file, 'utf8'))
    .replace(/\b555-01(\d\d)\b/g, '622-01$1')
    .replace(/"0{32}"/g, `"${KV}"`)
    .replace(/"0{8}-[0-]*"/g, `"${D1}"`)
    .replace(/^GHOST_URL = ""/gm, 'GHOST_URL = "https://ghost.sample.com"')
    .replace(ADDRESSES, `$1 = '${sampleAddresses()}'`)
    .replace(/^( *unconfirmed): \[[^\]]*\]/m, '$1: []')
  return file === PROMISES ? text.replace(/= \[[\s\S]*\]/, '= []') : text
}
