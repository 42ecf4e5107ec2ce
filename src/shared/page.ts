/** The state that the server and the browser render a page from. Only `form` and `appointment` contain data about the visitor. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected. The keys of `values` and `errors` are field names. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** Id of the service that the visitor is asking about. `from` is the path of the page that the visitor opened the form from. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  error: string
}

/** State of the header and footer, which are the same for all visitors, so this state must not contain visitor data. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now' | 'notice'>

/** A notice below the top bar of each page, such as "Closed December 24 to 26", with a link to its post. */
export interface Notice {
  slug: string
  title: string
  /** Text of the notice below the top bar, which may be empty. */
  text: string
}

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the stylesheet for the brand's home page. Undefined if the brand has no such stylesheet. */
  homeStylesheet: string | undefined
  /** The value of `?domain=` that selected the brand. */
  domain: string | undefined
  /** Noon in Eastern Standard Time on the current day, as an ISO time. All text that depends on the current date uses this time. */
  now: string
  notice?: Notice
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** Path of the page. Set only if the browser's URL has a different path, for example after a form submission. */
  path?: string
  /** Data for the appointment that replaces the page's content. Set only on the server, for a page without client-side JavaScript. */
  appointment?: AppointmentPage | undefined
}
