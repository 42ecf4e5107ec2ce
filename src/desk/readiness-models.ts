/** The lights of the page Readiness and of `npm run ready`. */

/** `gray`: off, or not checked. */
export type Light = 'red' | 'yellow' | 'green' | 'gray'

export interface Check {
  id: string
  title: string
  light: Light
  /** One or two sentences. */
  state: string
  /** The next step. Empty if there is nothing to do. */
  next: string
}

export interface CheckTable {
  id: string
  title: string
  checks: readonly Check[]
}

export interface ReadinessView {
  kind: 'readiness'
  tables: readonly CheckTable[]
}
