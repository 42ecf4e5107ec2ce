/** The state from which server and browser render a page. Only `form` and `appointment` contain data about the visitor. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected. The keys of the visitor's values and of the error messages are field names. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** The id of the form's service. `from` is the path of the page from which the visitor opened the form. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  /** The error message that applies to the whole form. */
  error: string
}

/** The state for the header and the footer, which are the same for all visitors and must not contain visitor data. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now' | 'notice'>

/** A line under the top bar of each page, such as "Closed December 24 to 26", with a link to its post. */
export interface Notice {
  slug: string
  title: string
  /** May be empty. */
  text: string
}

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the stylesheet of the brand's home page. Undefined if the home page has no stylesheet. */
  homeStylesheet: string | undefined
  /** The `?domain=` value that selected the brand. */
  domain: string | undefined
  /** Noon Eastern Standard Time on the current day, as an ISO time. All text that depends on the date uses this time. */
  now: string
  notice?: Notice
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** Path of the page if the browser's URL has a different path, for example after a form submission. */
  path?: string
  /** An appointment, which replaces the page's content. Set only on the server, for a page without JavaScript in the browser. */
  appointment?: AppointmentPage | undefined
}
