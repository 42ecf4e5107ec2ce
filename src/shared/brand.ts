/** What a brand is: the shape of every file in src/brands/. Facts, copy and colours only; no rule lives here. */
import * as v from 'valibot'
import { brandCopySchema } from './brand-copy.ts'
import { BRAND_IDS } from './brand-id.ts'
import { SERVICE_IDS } from './service.ts'

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
  /** Families of src/theme/fonts.css. */
  fonts: v.strictObject({ heading: text, body: text }),
  /** What the brand's parts look like beside their colours: CSS lengths and a font weight. */
  shape: v.strictObject({
    radius: text,
    radiusSmall: text,
    radiusButton: text,
    rule: text,
    headingWeight: text,
    headingTracking: text,
    /** Of drawings: line width in their own units, line joins and ends. */
    artStroke: text,
    artJoin: text,
    artCap: text,
  }),
  /** What stands behind and beside home's first words; the drawings are in public/art/<id>/hero.svg. */
  heroArt: v.strictObject({
    /** The drawing behind everything: its size, such as "1440 640", and whether it fills the hero or fits into it. */
    ground: v.optional(v.strictObject({ size: text, fit: v.picklist(['fill', 'fit']) })),
    scene: v.boolean(),
    /** Steps of a pay run, shown as a card over the scene: an illustration. */
    card: v.optional(v.strictObject({ title: text, steps: v.array(text) })),
  }),
  /** What the brand calls its blog, and the button that leads there from home. */
  news: v.strictObject({ heading: text, viewAll: text }),
  /** The choices of the contact form, in order, and which services each stands for: it is chosen for who comes from their pages. */
  serviceOptions: v.pipe(
    v.array(v.strictObject({ title: text, services: v.array(v.picklist(SERVICE_IDS)) })),
    v.minLength(1),
  ),
  contact: v.strictObject({ email, phone, location: office, secondaryLocation: office }),
  /** Whether the visitor gets a mail that says what happens next; absent: none is sent. */
  confirmation: v.optional(v.boolean()),
  /** Another number for the band above the footer, where the brand has one. */
  preFooterPhone: v.optional(phone),
  portalUrl: httpsUrl,
  teamToWinUrl: httpsUrl,
  /** Another company's page with open times; absent: not offered. */
  bookingUrl: v.optional(httpsUrl),
  socialMedia: v.strictObject({
    facebook: v.strictObject({ pageId: text, pageUrl: httpsUrl, appId: text }),
    linkedin: v.strictObject({ companyId: text, companyUrl: httpsUrl }),
    instagram: v.strictObject({ username: text, profileUrl: httpsUrl }),
  }),
  services: v.strictObject({
    /** All eight, in the brand's order. */
    order: v.pipe(v.array(v.picklist(SERVICE_IDS)), v.length(SERVICE_IDS.length)),
    /** What the brand calls or says differently. */
    overrides: v.strictObject(
      v.entriesFromList(
        SERVICE_IDS,
        v.optional(v.strictObject({ title: v.optional(text), shortDescription: v.optional(text) })),
      ),
    ),
    /** Not in its menus; the page stays reachable. */
    hidden: v.array(v.picklist(SERVICE_IDS)),
  }),
  /** Sections of its services page, where it has any; fragments of links to it. */
  serviceGroups: v.optional(
    v.array(v.strictObject({ id: text, heading: text, lead: text, services: v.array(v.picklist(SERVICE_IDS)) })),
  ),
  copy: brandCopySchema,
  /** Fields whose value the firm has yet to confirm, beside those that hold a reserved value (`npm run launch:check`). */
  unconfirmed: v.array(text),
})

export type Brand = v.InferOutput<typeof brandSchema>
export type Palette = v.InferOutput<typeof palette>
/** The brand as the browser gets it: its colours are in the page's CSS, its copy comes with the pages that show it. */
export type PublicBrand = Omit<Brand, 'theme' | 'colors' | 'fonts' | 'shape' | 'services' | 'copy' | 'unconfirmed'>

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
  const { theme, colors, fonts, shape, services, copy, unconfirmed, ...rest } = brand
  return rest
}
