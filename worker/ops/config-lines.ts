/** Reads the lines of wrangler.toml, each with its section. A TOML parser would not return line numbers. */

export interface ConfigLine {
  /** Line number, starting at 1. */
  line: number
  /** Name of the line's section without the environment, such as `vars` or `d1_databases`. Empty before the first section. */
  section: string
  /** Name of the setting. Undefined if the line continues a list. */
  key: string | undefined
  text: string
}

const COMMENT = /^((?:[^"'#]|"(?:\\.|[^"\\])*"|'[^']*')*)#.*$/

/** @param environment Name of the environment, production by default. */
export function configLines(toml: string, environment?: string): ConfigLine[] {
  let section = ''
  let isIncluded = environment === undefined
  return toml.split('\n').flatMap((raw, index) => {
    const text = raw.replace(COMMENT, '$1').trim()
    const [, header] = text.match(/^\[\[?([^[\]]+)\]\]?$/) ?? []
    if (header !== undefined) {
      const [, own, rest = ''] = header.match(/^env\.([^.]+)(?:\.(.*))?$/) ?? []
      isIncluded = own === environment
      section = own === undefined ? header : rest
    }
    const [, key] = text.match(/^([\w-]+)\s*=/) ?? []
    return isIncluded && text !== '' ? [{ line: index + 1, section, key, text }] : []
  })
}
