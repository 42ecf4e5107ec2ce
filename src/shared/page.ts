/** What the server has settled for a page, handed to the browser with it: nothing of the visitor is in it. */
import type { PublicBrand } from './brand'
import type { ContactErrors, ContactValues } from './contact-texts'
import type { Menu } from './menu'
import type { Widgets } from './widgets'

/** A form that came back from the server: what was typed and what is wrong with it. */
export interface FormState {
  values: ContactValues
  errors: ContactErrors
  /** The message for the whole form. */
  error: string
}

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** The `?domain=` that chose the brand. */
  domain: string | undefined
  indexable: boolean
  /** ISO; what depends on the clock is drawn from this on both sides. */
  now: string
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** The path the page was drawn for, where that is not the one in the address bar (an answered form). */
  path?: string
}
