/** Schema for src/brands/<id>/brand.ts. Rules that involve more than one brand are in brand-folders.ts. */
import * as v from 'valibot'
import type { BrandCopy } from './brand-copy.ts'
import type { BrandId } from './brand-id.ts'
import { listedIds, serviceFields } from './brand-services.ts'
import { contactSlots, lowestPrice, officeSlots } from './brand-slots.ts'
import { text } from './field-schemas.ts'
import { HEADING_FONTS, type HeadingFont } from './heading-fonts.ts'
import { hoursLines, openDays } from './hours.ts'
import { MAP_PLACES } from './map-places.ts'
import type { RankedService } from './service.ts'

const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1a2b3c'))
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const email = v.pipe(v.string(), v.email())
/** A phone number as shown on pages. `tel:` links contain only the digits. */
const phone = v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (740) 555-0100'))
const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a lower-case host name such as example.com'),
)
const queryValue = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'))

const office = v.pipe(
  v.strictObject({
    city: text,
    region: text,
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
    ...officeSlots,
  }),
  v.check(
    ({ street, city }) => !street || city in MAP_PLACES,
    'has a street, so src/shared/map-places.ts must have the place of its city',
  ),
)

/** The colors of one color scheme, named by purpose. A test requires a contrast ratio of at least 4.5:1 for all text. */
const palette = v.pipe(
  v.strictObject({
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
    /** Color of the thick lines above and below sections. The default is `ink`. */
    heavyLine: v.optional(hexColor),
    /** Color of the vertical line or diagonal stripe that runs through the brand's pages. The default is `ink`. */
    thread: v.optional(hexColor),
    /** Color of full-width bands on dark pages. The default is `surface`. */
    band: v.optional(hexColor),
  }),
  v.transform(({ heavyLine, thread, ...colors }) => ({
    ...colors,
    heavyLine: heavyLine ?? colors.ink,
    thread: thread ?? colors.ink,
  })),
)

/** Colors for full-width bands, result boxes and line drawings in one color scheme. A test checks their contrast. */
const decorPalette = v.strictObject({
  band: hexColor,
  onBand: hexColor,
  paper: hexColor,
  onPaper: hexColor,
  artFill: hexColor,
  artMark: hexColor,
  artLine: hexColor,
})

/** Colors for the home page's services section in one color scheme. A test checks the contrast of these colors. */
const serviceCard = v.strictObject({
  iconBg: hexColor,
  iconText: hexColor,
  hoverBorder: hexColor,
  /** Hover background of the button below the services on the home page. The button's text color is `onBrand`. */
  buttonHover: hexColor,
})

/** A length in px at a viewport width of 390 px and at 1440 px. Between these widths, the length is interpolated. */
const fluid = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([narrow, wide]) => narrow > 0 && narrow <= wide, 'must be the px at 390 px and at 1440 px, smallest first'),
)

/** Sections of a service page below the brand's own sections, in the default order. */
export const SERVICE_PARTS = ['covers', 'for-whom', 'steps', 'cost', 'details', 'questions'] as const
export type ServicePart = (typeof SERVICE_PARTS)[number]
const serviceParts = v.pipe(
  v.array(v.picklist(SERVICE_PARTS)),
  v.check((parts) => parts.toSorted().join() === SERVICE_PARTS.toSorted().join(), 'must name each part once'),
)

const headingFont = v.picklist(Object.keys(HEADING_FONTS) as HeadingFont[])
const fonts = v.pipe(
  v.strictObject({ heading: headingFont, subheading: headingFont, body: text }),
  v.forward(
    v.check(
      ({ heading, subheading }) => subheading === heading,
      'must be the heading font, because a page may load only two font files',
    ),
    ['subheading'],
  ),
)

const ownFacts = {
  /** Host name of the brand's production site, without www. */
  domain: hostName,
  /** True for the one default brand. Unknown hosts show the default brand, which also owns all posts without a brand tag. */
  isDefault: v.optional(v.literal(true)),
  /** The `?domain=` value that selects the brand. Required for every brand except the default brand. */
  domainValue: v.optional(queryValue),
  /** True if browsers must use HTTPS for all subdomains of `domain`, including subdomains hosted by other companies. */
  httpsSubdomains: v.optional(v.literal(true)),
  name: text,
  tagline: text,
  /** A line about the brand that other brands' pages show in elements marked `data-brand-family`. */
  familyLine: text,
  /** The brand's official colors. Pages use the colors in `theme` instead. */
  colors: v.strictObject({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  theme: v.strictObject({ light: palette, dark: palette }),
  serviceCard: v.strictObject({ light: serviceCard, dark: serviceCard }),
  /** Colors for full-width bands and result boxes. By default, these elements use the colors in `theme`. */
  decorColors: v.optional(v.strictObject({ light: decorPalette, dark: decorPalette })),
  backgrounds: v.strictObject({ services: v.strictObject({ light: hexColor, dark: hexColor }) }),
  /** The brand's fonts. Third-level headings use the subheading font. The body font must be in src/theme/fonts.css. */
  fonts,
  /** CSS values for the brand's shapes, such as lengths, colors and SVG stroke properties. */
  shape: v.strictObject({
    /** Color of markers such as step numbers, callout bars and map markers. `onMark` is the color of text on these markers. */
    mark: v.optional(text),
    onMark: v.optional(text),
    /** Fill color of the brand's drawings. The default is the color `brand`. */
    fill: v.optional(text),
    radius: text,
    radiusSmall: text,
    radiusButton: text,
    radiusField: text,
    fieldBorder: text,
    fieldGround: text,
    rule: text,
    headingTracking: text,
    /** Border of callouts. By default, callouts have only a bar on the left. */
    calloutBorder: v.optional(text),
    /** Radius of a callout's left corners, next to the bar. By default, these corners are square. */
    calloutCorner: v.optional(text),
    /** Second color of the brand's drawings. The default is the link color. */
    artAccent: v.optional(text),
    artStroke: text,
    artJoin: text,
    artCap: text,
    /** Aspect ratio (width / height) of drawings for errors and empty lists. The default is 1.5. A larger ratio crops the top. */
    stateRatio: v.optional(text),
  }),
  /** Font sizes. `display` is the size of the home page's headline, and `lead` is the size of introductions. */
  sizes: v.strictObject({ display: fluid, title: fluid, heading: fluid, lead: fluid, body: fluid, small: fluid }),
  /** Vertical space around sections, around full-width bands, within rows, and between a heading and its content. */
  rhythm: v.strictObject({ section: fluid, band: fluid, row: fluid, content: fluid }),
  /**
   * True if the home page shows services as cards in the `serviceCard` and `backgrounds` colors. The first card has a
   * drawing.
   */
  hasServiceCards: v.optional(v.literal(true)),
  /** True if a vertical line runs down every page of the brand. The line replaces the footer's drawing. */
  hasPageThread: v.optional(v.literal(true)),
  /** True if art/pages.svg has a drawing for each service, for the contact and schedule pages, and for other pages (`page`). */
  hasPageDrawings: v.optional(v.literal(true)),
  /** Names of more drawings in art/pages.svg. Each is the last segment of a page's path, `blog` (for post lists) or `post`. */
  ownDrawings: v.optional(v.array(text), []),
  serviceParts: v.optional(serviceParts, [...SERVICE_PARTS]),
  shareImage: v.strictObject({
    /**
     * Name of the drawing in the image for link previews. "band" is the edge of the banner behind page titles. "ground"
     * and "scene" are the background and the picture at the top of the home page.
     */
    drawing: v.picklist(['band', 'ground', 'scene']),
    tagline: v.strictObject({ sizePx: v.number(), widthPx: v.number(), lineHeight: v.number() }),
  }),
  news: v.strictObject({ heading: text, viewAll: text }),
  contact: v.strictObject({ email, phone, location: office, secondaryLocation: office, ...contactSlots }),
  confirmation: v.optional(v.boolean(), true),
  /** Maximum number of business days until the firm replies. The confirmation email promises this time. */
  replyDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
  /** A second phone number above the footer, with a label such as "Payroll questions? Call …". */
  preFooter: v.optional(v.strictObject({ label: text, phone })),
  portalUrl: httpsUrl,
  teamToWinUrl: httpsUrl,
  bookingUrl: v.optional(httpsUrl),
  socialMedia: v.strictObject({
    facebook: v.strictObject({ pageId: text, pageUrl: httpsUrl, appId: text }),
    linkedin: v.strictObject({ companyId: text, companyUrl: httpsUrl }),
    instagram: v.strictObject({ username: text, profileUrl: httpsUrl }),
  }),
  /** Names of fields whose values the firm has not confirmed. `npm run launch:check` lists these fields. */
  unconfirmed: v.array(text),
}

export function brandFactsSchema(services: readonly RankedService[]) {
  return v.strictObject({ ...ownFacts, ...serviceFields(services) })
}

type Schema = ReturnType<typeof brandFactsSchema>

export type BrandFacts = v.InferInput<Schema>
export type Brand = v.InferOutput<Schema> & { id: BrandId; copy: BrandCopy }
export type Palette = v.InferOutput<typeof palette>
export type PublicBrand = ReturnType<typeof publicBrand>

/**
 * Returns the brand's fields that pages send to the browser. A new field is public unless this function omits it. `now`
 * determines which closed days are upcoming.
 */
export function publicBrand(brand: Brand, now: string) {
  const { isDefault, domainValue, familyLine, colors, copy, unconfirmed, httpsSubdomains, replyDays, ...published } =
    brand
  const { theme, decorColors, serviceCard, backgrounds, fonts, shape, sizes, rhythm, shareImage, ...facts } = published
  // Omits services, which the browser receives separately, and appointment lengths, which only the server needs.
  const { services, serviceGroups, meetingMinutes, socialMedia, ...rest } = facts
  const { facebook, linkedin, instagram } = socialMedia
  const profiles = { facebook: facebook.pageUrl, linkedin: linkedin.companyUrl, instagram: instagram.profileUrl }
  const { hours } = rest.contact
  return {
    ...rest,
    ...(replyDays > 1 && { replyDays }),
    profiles,
    contact: {
      ...rest.contact,
      openDays: openDays(hours),
      hours: hours && { ...hours, lines: hoursLines(hours, now) },
    },
  }
}

export function priceRange({ services, copy }: Brand): string | undefined {
  return lowestPrice(listedIds(services).flatMap((id) => copy.services[id]?.price ?? []))
}
