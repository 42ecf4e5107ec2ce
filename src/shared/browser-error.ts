/** The body with which browsers report an error of the site's own code to /api/reports. */
export interface BrowserError {
  type: 'error'
  message: string
  /** The position in the code: "/assets/name.js:line:column". */
  source: string
  /** The path of the page. */
  path: string
}

/** Longest message, characters. */
export const ERROR_MESSAGE_MAX = 300
/** The query or fragment of a URL or path. */
export const URL_TAIL = /(\/[^\s?#/]*)[?#]\S*/g
