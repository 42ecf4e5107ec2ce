/** Reads the words of `npm run leads`. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index'
import { LISTS, NOT_LEAD_REASONS, WAYS } from '#desk/models'
import { emailAddress } from '#worker/desk/email-address'

export const USAGE = `npm run leads -- COMMAND [--as EMAIL] [--remote]

  list [LIST] [--brand BRAND]         the inquiries of a list, by default of open
  list --search WORDS                 the inquiries of all lists that contain the words
  show ID                             all about an inquiry, with its history
  take ID                             note that you work on it
  assign ID --to EMAIL [--text TEXT]  hand it to a colleague, with a note
  answered ID --by WAY                close it. WAY: ${WAYS.join(', ')}
  follow-up ID --on 2026-12-01        remind on a day
  note ID --text TEXT
  not-a-lead ID --reason REASON       close it. REASON: ${NOT_LEAD_REASONS.join(', ')}
  release ID                          mail an inquiry that was held back
  mail-again ID                       mail an inquiry to staff again
  reopen ID
  mail-failed-again                   mail all inquiries again that could not be mailed
  person EMAIL|PHONE                  the inquiries of a person
  erase ID|EMAIL|PHONE [--yes]        erase an inquiry, or all of a person, for good
  export [LIST] [--csv FILE]          the inquiries of a list as CSV, by default of all.
                                      --brand and --search work as in list
  backup [FILE]                       all data in an encrypted file
  restore FILE --key KEYFILE [--yes]  add what a backup has and the database lacks

LIST: ${LISTS.join(', ')}
BRAND: ${BRAND_IDS.join(', ')}
ID: the reference number, or the first four or more characters of the inquiry’s id
--as EMAIL: you, for the history. Or set LEADS_AS. Not for list, person, backup and restore.
KEYFILE: the file of age-keygen with the private key
--remote: use the production database, not the local one of npm start
--persist-to FOLDER: use the local database in this folder`

/** A call that the command does not understand. */
export class UsageError extends Error {}

const options = {
  as: { type: 'string' },
  brand: { type: 'string' },
  search: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  on: { type: 'string' },
  text: { type: 'string' },
  reason: { type: 'string' },
  csv: { type: 'string' },
  key: { type: 'string' },
  yes: { type: 'boolean' },
  remote: { type: 'boolean' },
  'persist-to': { type: 'string' },
  help: { type: 'boolean' },
} as const
type Option = keyof typeof options

const EVERYWHERE: readonly Option[] = ['as', 'remote', 'persist-to', 'help']

interface Command {
  /** The word after the command. */
  word?: 'LIST' | 'ID' | 'EMAIL|PHONE' | 'ID|EMAIL|PHONE' | '[FILE]' | 'FILE'
  options?: readonly Option[]
}

const COMMANDS = {
  list: { word: 'LIST', options: ['brand', 'search'] },
  show: { word: 'ID' },
  take: { word: 'ID' },
  assign: { word: 'ID', options: ['to', 'text'] },
  answered: { word: 'ID', options: ['by'] },
  'follow-up': { word: 'ID', options: ['on'] },
  note: { word: 'ID', options: ['text'] },
  'not-a-lead': { word: 'ID', options: ['reason'] },
  release: { word: 'ID' },
  'mail-again': { word: 'ID' },
  reopen: { word: 'ID' },
  'mail-failed-again': {},
  person: { word: 'EMAIL|PHONE' },
  erase: { word: 'ID|EMAIL|PHONE', options: ['yes'] },
  export: { word: 'LIST', options: ['brand', 'search', 'csv'] },
  backup: { word: '[FILE]' },
  restore: { word: 'FILE', options: ['key', 'yes'] },
} satisfies Record<string, Command>
export type CommandName = keyof typeof COMMANDS

const RENAMED = new Map<string, CommandName>([
  ['resend', 'mail-again'],
  ['delete', 'erase'],
])

const brand = v.optional(
  v.picklist(BRAND_IDS, ({ input }) => `There is no brand ${input}. The brands are ${BRAND_IDS.join(', ')}.`),
)
const as = v.optional(emailAddress)

export type Call = ReturnType<typeof readCall>

/**
 * @param environment LEADS_AS replaces --as.
 * @throws UsageError if a word or option is unknown or missing
 */
export function readCall(words: readonly string[], environment: { LEADS_AS?: string | undefined } = {}) {
  const { values, positionals } = parse(words)
  const [command, word = '', ...others] = positionals
  if (command === undefined) throw new UsageError('Give a command.')
  const renamed = RENAMED.get(command)
  if (renamed) throw new UsageError(`${command} is now called ${renamed}.`)
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.`)
  const { word: wanted, options: own = [] }: Command = COMMANDS[command]
  const unknown = [...(wanted ? [] : [word]), ...others].filter(Boolean)
  if (unknown.length > 0) throw new UsageError(`${command} does not know ${unknown.join(' ')}.`)
  if (wanted && wanted !== 'LIST' && wanted !== '[FILE]' && word === '')
    throw new UsageError(`${command} needs ${wanted}.`)
  const foreign = Object.keys(values).find((name) => ![...EVERYWHERE, ...own].includes(name as Option))
  if (foreign) throw new UsageError(`${command} does not know --${foreign}.`)
  if (values.remote && values['persist-to'])
    throw new UsageError('--persist-to names a local database. Leave out --remote.')
  if (command === 'restore' && values.key === undefined) throw new UsageError('restore needs --key KEYFILE.')
  const list = wanted === 'LIST' && word !== '' ? listNamed(word) : undefined
  if (list && values.search) throw new UsageError('A search finds inquiries of all lists. Leave out the list.')
  const who = v.safeParse(as, values.as ?? (environment.LEADS_AS || undefined))
  if (!who.success) throw new UsageError('--as and LEADS_AS need an email address.')
  const chosen = v.safeParse(brand, values.brand)
  if (!chosen.success) throw new UsageError(chosen.issues[0].message)
  return { ...values, command, word, list, as: who.output, brand: chosen.output }
}

export const wantsHelp = (words: readonly string[]) => words.includes('--help')

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function isCommand(text: string): text is CommandName {
  return Object.hasOwn(COMMANDS, text)
}

function listNamed(text: string) {
  const list = LISTS.find((name) => name === text)
  if (!list) throw new UsageError(`There is no list ${text}. The lists are ${LISTS.join(', ')}.`)
  return list
}
