/** The schema of src/brands/<id>/copy.ts: pages whose copy differs by brand. */
import * as v from 'valibot'
import { aboutSlots, serviceSlots } from './brand-slots.ts'
import { text } from './field-schemas.ts'
import type { PageContent, ServiceContent } from './page-content.ts'
import type { ServiceId } from './service.ts'
import { WHY_TITLES } from './why-titles.ts'

const titled = v.strictObject({ heading: text, lead: text })
const description = v.pipe(text, v.minLength(70), v.maxLength(155))
const title = v.pipe(text, v.maxLength(60))

/** Drawings of documents that are links. The id of each drawing's symbol in art/hero.svg is the last segment of `href`. */
const papers = v.strictObject({
  kind: v.literal('papers'),
  papers: v.array(v.strictObject({ name: text, leadsTo: text, href: text })),
})

/** A list of questions from which the visitor chooses one. */
const choices = v.strictObject({
  kind: v.literal('choices'),
  question: text,
  /** The headline under the choices. The page's h1 contains the choices and this headline. */
  headline: text,
  choices: v.pipe(
    v.array(v.strictObject({ verb: text, costs: text, tax: text, conditions: text })),
    v.length(4, 'must be four, because src/features/home/hero-choices.css has a rule for each'),
  ),
})

/** A timeline of the next due dates. */
const dates = v.strictObject({
  kind: v.literal('dates'),
  label: text,
  /** `rule` is the id of a rule in src/tax/due-dates. `condition` is required if the duty does not apply to all employers. */
  duties: v.array(v.strictObject({ rule: text, duty: text, condition: v.optional(text) })),
})

const step = v.strictObject({ title: text, text })

const home = v.strictObject({
  hero: v.pipe(
    v.strictObject({
      /** The drawing or the tool in the hero. */
      idea: v.variant('kind', [papers, choices, dates]),
      headline: v.pipe(text, v.maxLength(60)),
      paragraph: text,
      /** The page's title without the brand's name, which the page adds. */
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
    /** Three short points, or at least three steps of the service. */
    points: v.union([v.tuple([text, text, text]), v.pipe(v.array(step), v.minLength(3))]),
    link: v.optional(v.strictObject({ label: text, href: text })),
  }),
  services: titled,
  industries: titled,
  why: v.strictObject({
    heading: text,
    /** All brands have the same four titles, but each brand has its own text for each title. */
    items: v.strictObject(v.entriesFromList(WHY_TITLES, text)),
    availability: text,
    /** Title of the firm's availability in the list of reasons. If unset, the availability follows the list of reasons. */
    availabilityTitle: v.optional(text),
  }),
  connected: titled,
  contact: titled,
})

/** The schema does not parse the sections of the About page, because TypeScript checks the sections. */
const about = v.intersect([
  v.custom<PageContent>((value) => typeof value === 'object' && value !== null && 'sections' in value),
  aboutSlots,
])

/** The schema validates only the fields in `serviceSlots`, because TypeScript checks all other fields. */
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

export function brandCopySchema(serviceIds: readonly ServiceId[]) {
  return v.strictObject({
    home,
    about,
    blog,
    contact,
    schedule,
    /** The brand's copy for service pages, which replaces the shared copy. But the brand's sections open the page. */
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
