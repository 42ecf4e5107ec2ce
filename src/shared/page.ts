/** The state that the server renders a page with and sends to the browser. It contains no data about the visitor. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected: the visitor's values, and the errors, by field. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** Id of the service that the visitor asked about, and path of the previous page, if any. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  /** The message for the whole form. */
  error: string
}

/** The part that the header and the footer show. Visitors share their HTML, so this contains nothing about one visitor. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now'>

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the stylesheet of the brand's home page, if it has one. */
  homeStylesheet: string | undefined
  /** The `?domain=` value that selected the brand. */
  domain: string | undefined
  /**
   * ISO time around noon in Ohio, so that a page is the same all day. Server and browser render everything that depends on the
   * date from it, so that both render the same.
   */
  now: string
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** The path of the page, if the address bar shows another path, as after a form post. */
  path?: string
  /** Replaces the content of the page. Only on the server: the page has no scripts. */
  appointment?: AppointmentPage | undefined
}
