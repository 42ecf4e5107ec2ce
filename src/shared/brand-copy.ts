/** The copy each brand has of its own: a whole one for each of these pages. */
import * as v from 'valibot'
import type { PageContent } from './page-content'
import { WHY_TITLES } from './why-titles.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const titled = v.strictObject({ heading: text, lead: text })
/** For search engines. */
const description = v.pipe(text, v.minLength(70), v.maxLength(155))
const title = v.pipe(text, v.maxLength(60))

const home = v.strictObject({
  hero: v.strictObject({
    headline: v.pipe(text, v.maxLength(60)),
    paragraph: text,
    /** The page's title; the brand's name is added. */
    pageTitle: title,
    description,
  }),
  welcome: v.strictObject({
    heading: text,
    paragraphs: v.tuple([text, text]),
    points: v.tuple([text, text, text]),
  }),
  services: titled,
  industries: titled,
  why: v.strictObject({
    heading: text,
    /** The four reasons of the specification, in the brand's voice. */
    items: v.strictObject(v.entriesFromList(WHY_TITLES, text)),
    availability: text,
  }),
  connected: titled,
  contact: titled,
})

/** Its sections are held by their type; a test walks them. */
const about = v.custom<PageContent>((value) => typeof value === 'object' && value !== null && 'sections' in value)

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
  atHand: v.strictObject({ heading: text, items: v.array(text) }),
})

export const brandCopySchema = v.strictObject({ home, about, contact, schedule })

export type BrandCopy = v.InferOutput<typeof brandCopySchema>
export type CopyPage = keyof BrandCopy
