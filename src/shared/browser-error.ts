export interface BrowserError {
  type: 'error'
  message: string
  /** Location of the error in the site's code, such as "/assets/name.js:line:column". */
  source: string
  path: string
}

export const ERROR_MESSAGE_MAX = 300
/** Matches a code location such as "https://host/assets/name.js:1:2", but not a URL without line and column. */
export const CODE_LOCATION = /[\w-]+:\/\/[^\s()]+:\d+:\d+/
export const URL_TAIL = /(\/[^\s?#/]*)[?#]\S*/g
