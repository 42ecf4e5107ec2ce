/** The state with which the server renders a page. It is also sent to the browser, and contains no data about the visitor. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected: the visitor's values and the error messages, by field. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** Id of the service that the visitor asked about, and path of the previous page, if any. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  /** The error message for the whole form. */
  error: string
}

/** The state for the header and the footer. Visitors share their HTML, so it must not contain a visitor's data. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now'>

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the stylesheet of the brand's home page, if it has one. */
  homeStylesheet: string | undefined
  /** The `?domain=` value that selected the brand. */
  domain: string | undefined
  /**
   * Noon Eastern Standard Time as an ISO time, so that a page is the same all day. Server and browser render everything that
   * depends on the date from this value.
   */
  now: string
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** Path of the page, if the browser shows a different URL, as after a form submission. */
  path?: string
  /** Replaces the page's content. Set only on the server, because the page runs no scripts. */
  appointment?: AppointmentPage | undefined
}
