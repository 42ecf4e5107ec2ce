/** Reads wrangler.toml line by line with the section of each line, because TOML parsers do not keep line numbers. */

export interface ConfigLine {
  /** Line number, starting at 1. */
  line: number
  /** Section name without the environment, such as `vars` or `d1_databases`. Empty before the first section. */
  section: string
  /** Undefined if the line continues a list. */
  key: string | undefined
  /** The line without its comment. */
  text: string
}

const COMMENT = /^((?:[^"'#]|"(?:\\.|[^"\\])*"|'[^']*')*)#.*$/

/** @param environment Reads `[env.NAME]` and the sections below it. By default, reads the production sections. */
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
