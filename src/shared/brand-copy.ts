import * as v from 'valibot'
import { aboutSlots, serviceSlots } from './brand-slots.ts'
import { text } from './field-schemas.ts'
import type { PageContent, ServiceContent } from './page-content.ts'
import type { ServiceId } from './service.ts'
import { WHY_TITLES } from './why-titles.ts'

const titled = v.strictObject({ heading: text, lead: text })
const description = v.pipe(text, v.minLength(70), v.maxLength(155))
const title = v.pipe(text, v.maxLength(60))

/** Linked drawings of documents. The last segment of `href` is the id of the drawing's symbol in art/hero.svg. */
const papers = v.strictObject({
  kind: v.literal('papers'),
  papers: v.array(v.strictObject({ name: text, leadsTo: text, href: text })),
})

const choices = v.strictObject({
  kind: v.literal('choices'),
  question: text,
  /** Headline below the four choices at the top of the home page. The page's h1 contains both the choices and the headline. */
  headline: text,
  choices: v.pipe(
    v.array(v.strictObject({ verb: text, costs: text, tax: text, conditions: text })),
    v.length(4, 'must be four, because src/features/home/hero-choices.css has a rule for each'),
  ),
})

/** A timeline of due dates. The symbol `hours` in art/hero.svg is the drawing above the timeline. */
const dates = v.strictObject({
  kind: v.literal('dates'),
  label: text,
  /**
   * Tax obligations. `rule` is the id of a due-date rule in src/tax/due-dates. Set `condition` if the obligation applies only
   * to some employers.
   */
  duties: v.array(v.strictObject({ rule: text, duty: text, condition: v.optional(text) })),
})

/** Each step has a drawing in art/hero.svg, with the symbol `step-1` for the first step. */
const step = v.strictObject({ title: text, text })

const home = v.strictObject({
  hero: v.pipe(
    v.strictObject({
      idea: v.variant('kind', [papers, choices, dates]),
      headline: v.pipe(text, v.maxLength(60)),
      paragraph: text,
      /** The start of the page's title. The page adds the brand's name. */
      pageTitle: title,
      description,
    }),
    v.check(
      ({ idea, headline }) => idea.kind !== 'choices' || headline.endsWith(` ${idea.headline}`),
      'must end with the headline below the choices',
    ),
  ),
  welcome: v.strictObject({
    heading: text,
    paragraphs: v.tuple([text, text]),
    points: v.union([v.tuple([text, text, text]), v.pipe(v.array(step), v.minLength(3))]),
    link: v.optional(v.strictObject({ label: text, href: text })),
  }),
  services: titled,
  industries: titled,
  why: v.strictObject({
    heading: text,
    /** Text for each of the four reasons to choose the firm. All brands share the titles of the reasons. */
    items: v.strictObject(v.entriesFromList(WHY_TITLES, text)),
    availability: text,
    /** Title of `availability` as the last reason in the list. If undefined, `availability` is outside the list. */
    availabilityTitle: v.optional(text),
  }),
  connected: titled,
  contact: titled,
})

/** Schema for the About page. It does not validate the page's sections, because TypeScript checks them. */
const about = v.intersect([
  v.custom<PageContent>((value) => typeof value === 'object' && value !== null && 'sections' in value),
  aboutSlots,
])

/** Schema for service copy. Validates only the fields in `serviceSlots`, because TypeScript checks the others. */
const serviceCopy = v.intersect([
  v.custom<Partial<Omit<ServiceContent, 'price'>>>((value) => typeof value === 'object' && value !== null),
  serviceSlots,
])

const blog = v.strictObject({ lead: text, description })

const contact = v.strictObject({
  title,
  description,
  lead: text,
  helps: v.strictObject({ heading: text, items: v.array(text) }),
})

const schedule = v.strictObject({
  title,
  description,
  lead: text,
  whatToBring: v.strictObject({ heading: text, items: v.array(text) }),
})

const forClients = v.strictObject({
  lead: text,
  documents: v.pipe(v.array(text), v.minLength(3)),
})

export function brandCopySchema(serviceIds: readonly ServiceId[]) {
  return v.strictObject({
    home,
    about,
    blog,
    contact,
    schedule,
    forClients,
    /** A brand's own service copy. Its fields replace the shared fields, but its sections precede the shared sections. */
    services: v.optional(v.record(v.picklist(serviceIds), serviceCopy), {}),
  })
}

export type Papers = v.InferOutput<typeof papers>
export type Choices = v.InferOutput<typeof choices>
export type WelcomePoints = v.InferOutput<typeof home>['welcome']['points']

type Schema = ReturnType<typeof brandCopySchema>

export type BrandCopyFile = v.InferInput<Schema>
export type BrandCopy = v.InferOutput<Schema>
export type CopyPage = keyof BrandCopy
