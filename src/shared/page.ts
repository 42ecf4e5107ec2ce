/** The state from which the server renders a page. The browser also gets this state. It contains no data about the visitor. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected, with the visitor's values and the error messages, both keyed by field. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** The id of the service that the form is about, and the path of the previous page, if known. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  /** The error message that applies to the whole form. */
  error: string
}

/** The state for the header and the footer. All visitors get the same header and footer, which must not contain visitor data. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now'>

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the stylesheet of the brand's home page, if it has one. */
  homeStylesheet: string | undefined
  /** The `?domain=` value that selected the brand. */
  domain: string | undefined
  /**
   * Noon Eastern Standard Time as an ISO time, so that a page is the same all day. Server and browser render all text that depends
   * on the date from this value.
   */
  now: string
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** Path of the page, if the URL in the browser differs, for example after a form submission. */
  path?: string
  /** Replaces the page's content. Set only on the server, for a page without client-side JavaScript. */
  appointment?: AppointmentPage | undefined
}
