import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routePaths } from '#scripts/page-bytes.ts'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { readTree, type SourceTree } from './source-tree.ts'

export interface Repository {
  files: readonly string[]
  scripts: readonly string[]
  routes: ReadonlySet<string>
  words: ReadonlySet<string>
}

const gitFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n')

export function readTexts(): SourceTree {
  const files = gitFiles().filter((file) => existsSync(file) && !/^package-lock|\.(?:png|ico|woff2?)$/.test(file))
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

export function readRepository(): Repository {
  const code = [
    ...Object.values(readTree(['src', 'worker', 'scripts', 'test/browser', 'test/ghost', 'test/worker/ops', 'public'])),
    ...['wrangler.toml', 'package.json'].map((file) => readFileSync(file, 'utf8')),
  ].join('\n')
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  return {
    files: [...gitFiles(), ...ignored.map((line) => `${line}/`)],
    scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
    routes: new Set([
      ...routePaths(readFileSync('src/app/route-tree.gen.ts', 'utf8')),
      ...FEED_FORMATS.map(({ file }) => feedPath(file)),
      ...(code.match(/(?<=['"`\n])\/[\w./-]*/g) ?? []).map((path) => path.replace(/\/$/, '')),
    ]),
    words: new Set(code.match(WORD)),
  }
}

/** The source of `test/src/a.limits.test.ts` is `src/a.ts`, `src/a.tsx` or `src/a/`. */
export function misplacedTests(files: readonly string[]): string[] {
  const sources = new Set(files.flatMap((file) => [file.replace(/\.tsx?$/, ''), path.posix.dirname(file)]))
  return files.filter((file) => {
    const source = file.match(/^test\/((?:src|worker|scripts)\/(?:.*\/)?[^/.]+)[^/]*\.test\.tsx?$/)?.[1]
    return source && !sources.has(source)
  })
}

const OUTSIDE_DOCUMENT = /\b(?:the|our|this) spec(?:ification)?\b|\bissues? #?\d+\b|[\w./-]*\w\.md\b/gi

export function missingDocuments(tree: SourceTree): string[] {
  return Object.entries(tree).flatMap(([file, text]) =>
    (text.match(OUTSIDE_DOCUMENT) ?? [])
      .filter((name) => !(name in tree) && !(path.posix.join(path.posix.dirname(file), name) in tree))
      .map((name) => `${file} names "${name}", which is not in the repository`),
  )
}

const WORD = /[A-Za-z](?:[\w-]*\w)?/g
const PATH = /^[\w.<>-]+(?:\/[\w.$<>-]*)+$|^[\w.-]+\.(?:ts|tsx|toml|svg|vars)$/
const OTHER_PROGRAM =
  /^(?:age-keygen|curl|openssl|npx) |^v=|_domainkey$|^(?:_mailchannels|mckey|keyid|npm|index1|blob\d|double\d|_sample_interval|CLOUDFLARE_(?:API_TOKEN|ACCOUNT_ID))$/
const PLACEHOLDER = /<[^>]*>|\bNAME=value\b|\bNAME\b|\bADDRESS\b|…/g

export function documentErrors(markdown: string, repository: Repository): string[] {
  const blocks = markdown.match(/^```[\s\S]*?^```/gm) ?? []
  const commands = blocks.flatMap((block) => block.split('\n').slice(1, -1))
  const spans = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [
    ...commands.flatMap((command) => scriptErrors(command, repository)),
    ...spans.flatMap((span) => spanErrors(span, repository)),
  ]
}

function spanErrors(span: string, repository: Repository): string[] {
  if (OTHER_PROGRAM.test(span)) return span.includes(' ') ? settingErrors(span, repository) : []
  if (/\bnpm (?:run|start|test)\b/.test(span)) return scriptErrors(span, repository)
  if (PATH.test(span)) return fileExists(span, repository) ? [] : [`the file ${span} does not exist`]
  const [path = '', query = ''] = span.replace(/^https?:\/\/[^/]+/, '').split('?')
  if (!path.startsWith('/')) return wordErrors(path + query, repository)
  const route = path.replace(/\/?[*…]?$/, '')
  return routeExists(route, repository.routes) ? [] : [`the route ${path} does not exist`]
}

function fileExists(path: string, { files }: Repository): boolean {
  const pattern = path
    .replace(/[.$]/g, '\\$&')
    .replace(/<path>/g, '.+')
    .replace(/<\w+>/g, '[^/]+')
  const start = path.replace(/\/$/, '').includes('/') ? '^' : '(?:^|/)'
  const file = new RegExp(`${start}${pattern}${path.endsWith('/') ? '' : '/?$'}`)
  return files.some((name) => file.test(name))
}

function routeExists(path: string, routes: Repository['routes']): boolean {
  const ends = [...path.matchAll(/(?!^)(?=\/|$)/g)].map(({ index }) => index)
  return path === '' || ends.some((end) => routes.has(path.slice(0, end)) && routeExists(path.slice(end), routes))
}

function scriptErrors(command: string, repository: Repository): string[] {
  const scripts = [...command.matchAll(/\bnpm (?:run )?(?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
  const paths = command.split(' ').filter((word) => PATH.test(word) && !word.startsWith('ADDRESS/'))
  return [
    ...scripts
      .filter((name) => name !== 'install' && !repository.scripts.includes(name))
      .map((name) => `package.json has no script ${name}`),
    ...paths.filter((path) => !fileExists(path, repository)).map((path) => `the file ${path} does not exist`),
    ...settingErrors(command, repository),
  ]
}

function settingErrors(text: string, { words }: Repository): string[] {
  const names = text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g) ?? []
  return names.filter((name) => !words.has(name)).map((name) => `the setting ${name} does not exist`)
}

function wordErrors(text: string, { words }: Repository): string[] {
  const named = text.replace(PLACEHOLDER, '').match(WORD) ?? []
  const missing = named.filter((word) => !words.has(word) && !words.has(word.toLowerCase()))
  return missing.map((word) => `no code has the name ${word}`)
}
