/** Checks that each command in the documents exists with its options. */
import { existsSync, readFileSync } from 'node:fs'
import { experimental_getWranglerCommands as wranglerCommands } from 'wrangler'
import { readCall } from '#worker/ops/leads/call'

const COMMAND = /^(?:[A-Z_]+=\S* )*(?:npm|npx|node|curl|openssl|age-keygen|printf|export) /

/** The file of a script of package.json, which may have an option. */
const SCRIPT_FILE = /((?:scripts|worker)\/[\w/.-]+\.ts)(?: --\w+)?$/

/** @returns The commands of code spans and of fenced blocks of `sh`. */
export function commandsIn(markdown: string): string[] {
  let fence: string[] | undefined
  let paragraph: string[] = []
  const commands: string[] = []
  const endParagraph = () => {
    if (paragraph.length === 0) return
    const text = paragraph.join(' ')
    for (const [, span = ''] of text.matchAll(/`([^`]+)`/g))
      if (COMMAND.test(span)) commands.push(span.replace(/\s+/g, ' '))
    paragraph = []
  }
  for (const line of markdown.split('\n').map((line) => line.trim())) {
    if (line.startsWith('```')) {
      endParagraph()
      commands.push(...(fence ?? []))
      fence = fence || line !== '```sh' ? undefined : []
    } else if (fence) {
      const isContinued = fence.length > 0 && (!COMMAND.test(line) || /[|\\]$/.test(fence.at(-1) ?? ''))
      fence.push(isContinued ? `${fence.pop()} ${line}` : line)
    } else {
      if (line === '' || /^(?:\||#|- |\d+\. )/.test(line)) endParagraph()
      if (line !== '') paragraph.push(line)
    }
  }
  endParagraph()
  return commands
}

/** @returns A line for each fault of the command. */
export function commandErrors(text: string): string[] {
  const parts = text
    .split(/ (?:\||&&) /)
    .map((part) => wordsOf(part.replace(/^(?:[A-Z_]+=\S* )+/, '').replace(/ < \S+$/, '')))
  return parts.flatMap(([program, ...words]) => {
    if (program === 'npm') return npmErrors(words)
    return words[0] === 'wrangler' ? wranglerErrors(words.slice(1)) : []
  })
}

/** Words of a shell command. A quoted text is one word. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replace(/^(["'])(.*)\1$/, '$2'))
}

const isPlaceholder = (word: string) => /^[A-Z]+$/.test(word) || word.includes('…')

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

function scriptOf(words: readonly string[]): string {
  return words.filter((word) => word !== '--silent' && word !== 'run')[0] ?? ''
}

function npmErrors(words: readonly string[]): string[] {
  const name = scriptOf(words)
  if (name === 'install') return []
  const command = scripts[name]
  if (command === undefined) return [`package.json has no script ${name}`]
  const args = words.includes('--') ? words.slice(words.indexOf('--') + 1) : []
  if (name === 'leads') return args.some(isPlaceholder) ? [] : leadsErrors(args)
  const known = optionsOf(command)
  return args.filter((word) => word.startsWith('--') && !known.has(word)).map((word) => `${name} has no option ${word}`)
}

function leadsErrors(args: string[]): string[] {
  if (args.length === 0 || args.includes('--help') || args.length === 1) return []
  try {
    readCall(args)
    return []
  } catch (error) {
    return [`leads: ${error instanceof Error ? error.message : error}`]
  }
}

/** The options that the file of a script declares, or one that it imports from its folder. */
function optionsOf(command: string): Set<string> {
  const [, file] = command.match(SCRIPT_FILE) ?? []
  if (!file) return new Set()
  const text = readFileSync(file, 'utf8')
  const folder = file.slice(0, file.lastIndexOf('/'))
  const imported = [...text.matchAll(/from '\.\/([\w/-]+\.ts)'/g)].map(([, path]) => `${folder}/${path}`)
  const texts = [text, ...imported.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))]
  const declared = texts.flatMap((code) => [...code.matchAll(/(?:'([\w-]+)'|\b(\w+)): \{ type: '(?:string|boolean)'/g)])
  return new Set(declared.map(([, quoted, plain]) => `--${quoted ?? plain}`))
}

type Node = Parameters<ReturnType<typeof wranglerCommands>['registry']['subtree']['set']>[1]
interface Option {
  alias?: string | readonly string[]
  describe?: string
}
interface Definition {
  args?: Record<string, Option>
}

const { registry, globalFlags } = wranglerCommands()

function wranglerErrors(words: readonly string[]): string[] {
  let node: Pick<Node, 'subtree'> & { definition?: unknown } = registry
  const path: string[] = []
  for (const word of words) {
    const next = node.subtree.get(word)
    if (!next) break
    node = next
    path.push(word)
  }
  const { args } = (node.definition ?? {}) as Definition
  if (!args) return [`wrangler has no command ${words.filter((word) => !word.startsWith('-')).join(' ')}`]
  const known = Object.entries<Option>({ ...globalFlags, ...args }).flatMap(([name, { alias = [] }]) =>
    [name, alias].flat(),
  )
  return words
    .filter((word) => word.startsWith('--') && !known.includes(word.slice(2)))
    .map((word) => `wrangler ${path.join(' ')} has no option ${word}`)
}
