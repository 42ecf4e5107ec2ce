/** Reads the lines of wrangler.toml with their sections, because a parser does not keep line numbers. */

export interface ConfigLine {
  /** From 1. */
  line: number
  /** Such as `vars` or `d1_databases`, without the environment. Empty before the first section. */
  section: string
  /** Undefined for a line that continues a list. */
  key: string | undefined
  /** Without its comment. */
  text: string
}

const COMMENT = /^((?:[^"'#]|"(?:\\.|[^"\\])*"|'[^']*')*)#.*$/

/** @param environment A section `[env.NAME]` and those below it. By default the sections of production. */
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
