/** Reads what a file exports by its name in docs/behavior.md: `src/shared/contact-texts.ts#contactTexts.required("Name")`. */
import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * @param symbol A file, `#` and a dotted path. `()` calls a function with JSON arguments, `*` reads from each array item.
 * @throws Error if the file or a member of the path does not exist.
 */
export async function readSymbol(symbol: string): Promise<unknown> {
  const [file = '', members = ''] = symbol.split(/#(.*)/s)
  if (!existsSync(file)) throw new Error(`${file} does not exist`)
  return readMembers(await import(path.resolve(file)), `.${members}`, symbol)
}

function readMembers(owner: unknown, members: string, symbol: string): unknown {
  if (members === '') return owner
  const [, name = '', rest = ''] = /^\.([\w$-]+|\*)(.*)$/s.exec(members) ?? []
  if (name === '*' && Array.isArray(owner)) return owner.map((item) => readMembers(item, rest, symbol))
  const member = (owner as Record<string, unknown> | null)?.[name]
  if (member === undefined) throw new Error(`${symbol} does not exist: there is no "${name || members}"`)
  if (!rest.startsWith('(')) return readMembers(member, rest, symbol)
  if (typeof member !== 'function') throw new Error(`${symbol}: "${name}" is not a function`)
  const json = readArguments(rest, symbol)
  return readMembers(member.apply(owner, JSON.parse(`[${json}]`)), rest.slice(json.length + 2), symbol)
}

/** Returns the text up to the closing parenthesis. Parentheses inside strings do not count. */
function readArguments(call: string, symbol: string): string {
  for (let end = call.indexOf(')'); end > 0; end = call.indexOf(')', end + 1)) {
    const json = call.slice(1, end)
    if (isJson(`[${json}]`)) return json
  }
  throw new Error(`${symbol}: the arguments are not JSON`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
