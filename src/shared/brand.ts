/** The schema of src/brands/<id>/brand.ts. Rules that compare brands are in brand-folders.ts. */
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
/** A phone number in the format that pages show. `tel:` links use its digits. */
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

/** Colors by purpose, for one scheme. A test computes that every pair that carries text has a contrast of 4.5:1. */
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
    /** Lines above and below parts of a page. The default is `ink`. */
    heavyLine: v.optional(hexColor),
    /** A line down a page, and lines between steps. The default is `ink`. */
    thread: v.optional(hexColor),
  }),
  v.transform(({ heavyLine, thread, ...colors }) => ({
    ...colors,
    heavyLine: heavyLine ?? colors.ink,
    thread: thread ?? colors.ink,
  })),
)

/** Colors of bands, slips and line drawings, for one scheme. A test computes their contrast too. */
const decorPalette = v.strictObject({
  band: hexColor,
  onBand: hexColor,
  paper: hexColor,
  onPaper: hexColor,
  artFill: hexColor,
  artMark: hexColor,
  artLine: hexColor,
})

/** Colors of the home page's services, for one scheme. A test computes their contrast too. */
const serviceCard = v.strictObject({
  iconBg: hexColor,
  iconText: hexColor,
  /** The line above a hovered service. */
  hoverBorder: hexColor,
  /** The hovered button below the services. Its label uses the palette's `onBrand`. */
  buttonHover: hexColor,
})

/** A length in px at window widths of 390 px and 1440 px, interpolated between them. */
const fluid = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([narrow, wide]) => narrow > 0 && narrow <= wide, 'must be the px at 390 px and at 1440 px, smallest first'),
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
  /** The production host, without www. */
  domain: hostName,
  /** Exactly one brand is the default: it answers on unknown hosts and owns the posts that have no brand tag. */
  isDefault: v.optional(v.literal(true)),
  /** The `?domain=` value that selects the brand. Required for all brands except the default. */
  domainValue: v.optional(queryValue),
  /** If true, browsers use HTTPS for every subdomain of `domain` too, including those that other companies host. */
  httpsSubdomains: v.optional(v.literal(true)),
  name: text,
  tagline: text,
  /** One line about the brand. Pages of the other brands show it too, inside elements marked `data-brand-family`. */
  familyLine: text,
  /** The brand's official colors. Pages use the colors of `theme`. */
  colors: v.strictObject({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  theme: v.strictObject({ light: palette, dark: palette }),
  serviceCard: v.strictObject({ light: serviceCard, dark: serviceCard }),
  /** If unset, bands and slips use the colors of `theme`. */
  decorColors: v.optional(v.strictObject({ light: decorPalette, dark: decorPalette })),
  /** The background of the home page's services section. */
  backgrounds: v.strictObject({ services: v.strictObject({ light: hexColor, dark: hexColor }) }),
  /** The subheading font is for headings of the third level. The body font is in src/theme/fonts.css. */
  fonts,
  /** CSS lengths and colors, and SVG stroke properties. */
  shape: v.strictObject({
    /** The color of marks, such as step numbers, callout bars and map markers, and the color of text on marks. */
    mark: v.optional(text),
    onMark: v.optional(text),
    /** The color that fills parts of drawings. The defaults are `brand`, and `onBrand` for text. */
    fill: v.optional(text),
    radius: text,
    radiusSmall: text,
    radiusButton: text,
    /** The corners, border and background of form fields. */
    radiusField: text,
    fieldBorder: text,
    fieldGround: text,
    rule: text,
    headingTracking: text,
    /** The width of the line that connects the steps of a list. If unset, there is no line. */
    stepLine: v.optional(text),
    /** The border of callouts. The default is a bar at the left side. */
    calloutBorder: v.optional(text),
    /** The left corners of callouts. The default is square. */
    calloutCorner: v.optional(text),
    /** The size of a node on the left border of callouts. If unset, there is no node. */
    calloutNode: v.optional(text),
    /** The second color of drawings. The default is the color of links. */
    artAccent: v.optional(text),
    /** Line width of drawings, in the units of their viewBox. */
    artStroke: text,
    artJoin: text,
    artCap: text,
    /** Width divided by height of the drawing of an empty state. The default is 1.5. A flatter drawing shows its lower part. */
    stateRatio: v.optional(text),
  }),
  /** The font sizes: home headline, page and section titles, headings in them, introductions, text and small text. */
  sizes: v.strictObject({ display: fluid, title: fluid, heading: fluid, lead: fluid, body: fluid, small: fluid }),
  /** Vertical space around a section, around a band, in a row, and between a heading and its content. */
  rhythm: v.strictObject({ section: fluid, band: fluid, row: fluid, content: fluid }),
  /** True if the home page shows services in the colors of `serviceCard` and `backgrounds`, the first with a drawing. */
  hasServiceCards: v.optional(v.literal(true)),
  /** True if a line runs down all pages and replaces the footer's drawing. */
  hasPageThread: v.optional(v.literal(true)),
  /** True if art/pages.svg contains a drawing for each service, for `contact` and `schedule`, and `page` for other pages. */
  hasPageDrawings: v.optional(v.literal(true)),
  /** The image for link previews, which `npm run artwork` draws. */
  shareImage: v.strictObject({
    /** "band" is the edge of title bands. "ground" and "scene" are the drawings of the home page's hero. */
    drawing: v.picklist(['band', 'ground', 'scene']),
    tagline: v.strictObject({ sizePx: v.number(), widthPx: v.number(), lineHeight: v.number() }),
  }),
  /** The brand's name for its blog, and the label of the home page's button to it. */
  news: v.strictObject({ heading: text, viewAll: text }),
  contact: v.strictObject({ email, phone, location: office, secondaryLocation: office, ...contactSlots }),
  /** If false, visitors get no confirmation email after they send the contact form. */
  confirmation: v.optional(v.boolean(), true),
  /** The number of working days within which the firm replies. The confirmation email promises it. */
  replyDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
  /** A second phone number, shown above the footer after the label ("Payroll questions? Call …"). */
  preFooter: v.optional(v.strictObject({ label: text, phone })),
  portalUrl: httpsUrl,
  teamToWinUrl: httpsUrl,
  /** A booking page that another company hosts. */
  bookingUrl: v.optional(httpsUrl),
  socialMedia: v.strictObject({
    facebook: v.strictObject({ pageId: text, pageUrl: httpsUrl, appId: text }),
    linkedin: v.strictObject({ companyId: text, companyUrl: httpsUrl }),
    instagram: v.strictObject({ username: text, profileUrl: httpsUrl }),
  }),
  /** Fields that the firm has not confirmed yet. `npm run launch:check` lists them. */
  unconfirmed: v.array(text),
}

export function brandFactsSchema(services: readonly RankedService[]) {
  return v.strictObject({ ...ownFacts, ...serviceFields(services) })
}

type Schema = ReturnType<typeof brandFactsSchema>

export type BrandFacts = v.InferInput<Schema>
/** A brand folder: its facts with all services, its copy, and its name as the id. */
export type Brand = v.InferOutput<Schema> & { id: BrandId; copy: BrandCopy }
export type Palette = v.InferOutput<typeof palette>
/** The part of a brand that its pages send to the browser. */
export type PublicBrand = ReturnType<typeof publicBrand>

/**
 * Omits the colors, which are in the page's CSS, and the copy, which is in the page's data.
 * @param now ISO time. Determines the next days on which the firm is closed.
 */
export function publicBrand(brand: Brand, now: string) {
  const { isDefault, domainValue, familyLine, colors, copy, unconfirmed, httpsSubdomains, replyDays, ...published } =
    brand
  const { theme, decorColors, serviceCard, backgrounds, fonts, shape, sizes, rhythm, shareImage, ...facts } = published
  // The menu and the services page get this data separately. Only the server needs the appointment lengths.
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

/** The lowest price of the services that the brand lists, such as "From $55". Undefined if none has a price. */
export function priceRange({ services, copy }: Brand): string | undefined {
  return lowestPrice(listedIds(services).flatMap((id) => copy.services[id]?.price ?? []))
}
