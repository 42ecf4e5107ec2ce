/** Checks that each command in the documents exists with its options, and that a test runs it unless it is marked. */
import { existsSync, readFileSync } from 'node:fs'
import { experimental_getWranglerCommands as wranglerCommands } from 'wrangler'

/** The steps that a test cannot run: a login, or a program that the project does not install. */
const MARK = /\*\*(?:account|tool)\*\*/
const COMMAND = /^(?:[A-Z_]+=\S* )*(?:npm|npx|node|curl|openssl|age-keygen|printf|export) /

export interface Command {
  text: string
  isMarked: boolean
}

/** A list item, paragraph or table row with a mark covers its commands, and those of the fenced block after it. */
export function commandsIn(markdown: string): Command[] {
  let isMarked = false
  let fence: string[] | undefined
  let paragraph: string[] = []
  const commands: Command[] = []
  const endParagraph = () => {
    if (paragraph.length === 0) return
    const text = paragraph.join(' ')
    isMarked = MARK.test(text)
    for (const [, span = ''] of text.matchAll(/`([^`]+)`/g))
      if (COMMAND.test(span)) commands.push({ text: span.replace(/\s+/g, ' '), isMarked })
    paragraph = []
  }
  for (const line of markdown.split('\n').map((line) => line.trim())) {
    if (line.startsWith('```')) {
      endParagraph()
      for (const text of fence ?? []) commands.push({ text, isMarked })
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
export function commandErrors({ text, isMarked }: Command, runs: Readonly<Record<string, Run>>): string[] {
  const parts = text
    .split(/ (?:\||&&) /)
    .map((part) => wordsOf(part.replace(/^(?:[A-Z_]+=\S* )+/, '').replace(/ < \S+$/, '')))
  const errors = parts.flatMap(([program, ...words]) => {
    if (program === 'npm') return npmErrors(words)
    return words[0] === 'wrangler' ? wranglerErrors(words.slice(1)) : []
  })
  const isRun = parts.every(([program, ...words]) =>
    program === 'npm' ? isRunByTest(scriptOf(words), runs) : hasRun([program, ...words].join(' '), runs),
  )
  if (isMarked || isRun || errors.length > 0) return errors
  return [`\`${text}\` is neither run by a test nor marked with **account** or **tool**`]
}

/** Words of a shell command. A quoted text is one word. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replace(/^(["'])(.*)\1$/, '$2'))
}

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
  const known = optionsOf(command)
  return args.filter((word) => word.startsWith('--') && !known.has(word)).map((word) => `${name} has no option ${word}`)
}

/** The options that the file of a script declares, or one that it imports from its folder. */
function optionsOf(command: string): Set<string> {
  const [file] = command.match(/(?:scripts|worker)\/[\w/.-]+\.ts$/) ?? []
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

export interface Run {
  /** A test, or CI. */
  file: string
  /** How the file names the command, if not by the file of its script. */
  as?: string
}

function isRunByTest(name: string, runs: Readonly<Record<string, Run>>): boolean {
  const parts = (scripts[name] ?? '').split(' && ').map((part) => part.match(/^npm (?:run )?([\w:]+)$/)?.[1])
  return hasRun(name, runs) || parts.every((part) => part !== undefined && isRunByTest(part, runs))
}

function hasRun(name: string, runs: Readonly<Record<string, Run>>): boolean {
  const run = runs[name]
  const [file] = scripts[name]?.match(/(?:scripts|worker)\/[\w/.-]+\.ts$/) ?? []
  const proof = run?.as ?? (file && `'${file}'`)
  return run !== undefined && proof !== undefined && readFileSync(run.file, 'utf8').includes(proof)
}
