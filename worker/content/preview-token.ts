/**
 * A preview token has the form `id.expiry.signature`. It grants access to one post on one brand's site until it expires. The
 * token contains the post's id, because a draft's slug changes with its title.
 */
import type { BrandId } from '#shared/brand-id.ts'
import { bytesOf, isSigned, sign } from '#worker/platform/hmac.ts'

export const PREVIEW_DAYS_MAX = 7
const DAY_SECONDS = 24 * 60 * 60
const TOKEN = /^([0-9a-f]{24})\.(\d{1,12})\.([\w-]+)$/

export interface PreviewClaim {
  id: string
  brand: BrandId
  days: number
}

export async function previewToken(secret: string, { id, brand, days }: PreviewClaim): Promise<string> {
  const expiry = `${Math.floor(Date.now() / 1000 + days * DAY_SECONDS)}`
  return `${id}.${expiry}.${await sign(bytesOf(secret), signedText(id, brand, expiry))}`
}

export async function previewedPost(secret: string, token: string, brand: BrandId): Promise<string | undefined> {
  const [, id, expiry, signature] = TOKEN.exec(token) ?? []
  if (!id || !expiry || !signature) return undefined
  const seconds = Number(expiry) - Date.now() / 1000
  if (seconds <= 0 || seconds > PREVIEW_DAYS_MAX * DAY_SECONDS) return undefined
  return (await isSigned(bytesOf(secret), signedText(id, brand, expiry), signature)) ? id : undefined
}

function signedText(id: string, brand: BrandId, expiry: string): string {
  return `preview ${id} ${brand} ${expiry}`
}
