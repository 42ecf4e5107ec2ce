/** The body with which browsers report an error of the site's own code to /api/reports. */
export interface BrowserError {
  type: 'error'
  message: string
  /** The position in the code: "/assets/name.js:line:column". */
  source: string
  /** The path of the page. */
  path: string
}

/** Maximum length of a message, characters. */
export const ERROR_MESSAGE_MAX = 300
/** The location of a script in a stack: "https://host/assets/name.js:1:2". A message may contain other URLs. */
export const CODE_LOCATION = /[\w-]+:\/\/[^\s()]+:\d+:\d+/
/** The query or fragment of a URL or path. */
export const URL_TAIL = /(\/[^\s?#/]*)[?#]\S*/g
