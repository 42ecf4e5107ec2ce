/** The data that the server and the browser use to render a page. Only `form` and `appointment` contain visitor data. */
import type { AppointmentPage } from './appointment-page.ts'
import type { PublicBrand } from './brand.ts'
import type { FormErrors } from './contact-texts.ts'
import type { Menu } from './menu.ts'
import type { Widgets } from './widgets.ts'

/** A form that the server rejected. The keys of `values` and `errors` are field names. */
export interface FormState {
  values: Readonly<Record<string, string>>
  /** Id of the service that the visitor is asking about. `from` is the path of the page that linked to the form. */
  asked?: string | undefined
  from?: string | undefined
  errors: FormErrors
  error: string
}

/** Data for the header and footer. The same data is sent to every visitor, so it must not contain visitor data. */
export type ShellState = Pick<PageState, 'brand' | 'menu' | 'domain' | 'now' | 'notice'>

/** A notice below the top bar of every page, such as "Closed December 24 to 26". The notice links to a post. */
export interface Notice {
  slug: string
  title: string
  text: string
}

export interface PageState {
  brand: PublicBrand
  menu: Menu
  /** URL of the brand's home page stylesheet, or undefined if the brand does not have one. */
  homeStylesheet: string | undefined
  domain: string | undefined
  /** Noon Eastern Standard Time on the current day, as an ISO timestamp. All date-dependent text uses this time. */
  now: string
  notice?: Notice
  widgets?: Widgets | undefined
  form?: FormState | undefined
  /** The page's path. Set only if the browser's URL has a different path, for example after a form submission. */
  path?: string
  /** The appointment to show instead of the page's content. Set only on the server, for a page without client-side JavaScript. */
  appointment?: AppointmentPage | undefined
}
