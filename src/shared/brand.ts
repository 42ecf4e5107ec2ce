/** What a brand is: the shape of every file in src/brands/. Facts, copy and colours only; no rule lives here. */
import * as v from 'valibot'
import { BRAND_IDS } from './brand-id.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c'))
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const email = v.pipe(v.string(), v.email())
/** As people read it; `tel:` links are made of its digits. */
const phone = v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (740) 555-0100'))
const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name in lower case, without www.'),
)

const office = v.strictObject({ city: text, region: text, postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)) })

/** Colours by purpose for one scheme (LOOK.md); every pair that carries text holds 4.5:1, which a test computes. */
const palette = v.strictObject({
  ground: hexColor,
  surface: hexColor,
  ink: hexColor,
  muted: hexColor,
  line: hexColor,
  brand: hexColor,
  onBrand: hexColor,
  accent: hexColor,
  danger: hexColor,
  focus: hexColor,
})

export const brandSchema = v.strictObject({
  id: v.picklist(BRAND_IDS),
  /** The production host, without www. */
  domain: hostName,
  name: text,
  tagline: text,
  /** The brand's own colours as specified; what pages use is `theme`. */
  colors: v.strictObject({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  theme: v.strictObject({ light: palette, dark: palette }),
  fonts: v.strictObject({ heading: text, body: text }),
  hero: v.strictObject({ headline: text, paragraph: text }),
  /** Page titles are "<page> | <name>"; home has one of its own. */
  home: v.strictObject({ title: text, description: text }),
  news: v.strictObject({ heading: text, viewAll: text }),
  /** The choices of the contact form, in order. */
  serviceOptions: v.pipe(v.array(text), v.minLength(1)),
  contact: v.strictObject({ email, phone, location: office, secondaryLocation: office }),
  portalUrl: httpsUrl,
  /** Fields whose value the firm has yet to confirm, beside those that hold a reserved value (`npm run launch:check`). */
  unconfirmed: v.array(text),
})

export type Brand = v.InferOutput<typeof brandSchema>
export type Palette = v.InferOutput<typeof palette>
/** The brand as the browser gets it: its colours are in the page's CSS already. */
export type PublicBrand = Omit<Brand, 'theme' | 'colors' | 'fonts' | 'unconfirmed'>

/**
 * Checks one brand file.
 * @throws Error that names the brand and each field that is missing, unknown or malformed.
 */
export function parseBrand(input: unknown, file: string): Brand {
  const result = v.safeParse(brandSchema, input)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`)
  throw new Error(`src/brands/${file}.ts is not a valid brand:\n${faults.join('\n')}`)
}

export function publicBrand(brand: Brand): PublicBrand {
  const { theme: _, colors: __, fonts: ___, unconfirmed: ____, ...rest } = brand
  return rest
}
