/** The layers of the project, as rules over its import graph. A type alone crosses a layer too. */
import path from 'node:path'
import { type Import, reachableFrom } from './import-graph.ts'
import { isUnder } from './source-tree.ts'

interface LayerRule {
  what: string
  /** Files (or folders, with a slash at the end) and packages that the rule is about. */
  to: readonly string[]
  /** Only files below these are bound by it; all, where left out. */
  within?: readonly string[]
  /** Who may. */
  allowed: readonly string[]
}

const NETWORK = ['axios', 'cloudflare:sockets', 'ky', 'node-fetch', 'ofetch', 'undici']
const NODE_NETWORK = ['dgram', 'http', 'http2', 'https', 'net', 'tls']

const LAYER_RULES: readonly LayerRule[] = [
  { what: 'src/ never imports worker/', to: ['worker/'], within: ['src/'], allowed: [] },
  { what: 'only src/ui/ imports Ark UI', to: ['@ark-ui/', '@zag-js/'], allowed: ['src/ui/'] },
  { what: 'only worker/leads/ imports the mail SDK', to: ['mailchannels-sdk'], allowed: ['worker/leads/'] },
  {
    what: 'only worker/ghost/ and the composition root import the Ghost client',
    to: ['worker/ghost/client.ts'],
    allowed: ['worker/ghost/', 'worker/isolate.ts'],
  },
  {
    what: 'only worker/ghost/, the composition root and commands import the Admin API',
    to: ['worker/ghost/admin.ts'],
    allowed: ['worker/ghost/', 'worker/isolate.ts', 'worker/ops/'],
  },
  {
    what: 'page copy is imported by routes only',
    to: ['src/content/'],
    allowed: ['src/routes/', 'src/content/', 'worker/brand-reader.ts'],
  },
  {
    what: 'the worker reaches the network through fetch only',
    to: [...NETWORK, ...NODE_NETWORK.flatMap((name) => [name, `node:${name}`])],
    within: ['worker/', 'src/'],
    allowed: ['worker/ops/'],
  },
]

export function layerFaults(imports: readonly Import[]): string[] {
  return LAYER_RULES.flatMap(({ what, to, within, allowed }) =>
    imports
      .filter((line) => !within || isUnder(line.from, within))
      .filter((line) => !isUnder(line.from, allowed) && isUnder(targetOf(line), to))
      .map((line) => `${what}: ${place(line)} imports ${line.specifier}`),
  )
}

/** An import that the walk cannot follow could lead anywhere. */
export function unfollowedFaults(imports: readonly Import[]): string[] {
  return (
    imports
      // It imports again what a followed import could not have.
      .filter(({ from, specifier, to }) => !to && (specifier || from !== 'src/shared/late-code.ts'))
      .map((line) => `cannot be followed: ${place(line)} imports ${line.specifier ?? 'something computed'}`)
  )
}

/** Upward paths into another folder, where package.json has a name for it. */
export function aliasFaults(imports: readonly Import[], aliases: Record<string, string>): string[] {
  const named = Object.values(aliases).map((target) => path.posix.join(target.replace(/\*.*$/, '')))
  return imports.flatMap((line) => {
    const { from, specifier, to } = line
    if (!specifier?.startsWith('../') || !to || !('file' in to)) return []
    const crosses = layerOf(from) !== layerOf(to.file) && isUnder(to.file, named) && /\.tsx?$/.test(to.file)
    const hasName = crosses && Object.values(aliases).some((target) => matches(target, to.file))
    return hasName ? [`folders meet through #-imports: ${place(line)} imports ${specifier}`] : []
  })
}

/** Nothing of the worker, and no brand's data but what brands may say of each other, is in the browser's code. */
export function browserFaults(entry: string, imports: readonly Import[]): string[] {
  return [...reachableFrom(entry, imports)]
    .filter(([file]) => isUnder(file, ['worker/']) || isBrandData(file))
    .map(([file, way]) => `${file} is reachable in the browser: ${way.join(' → ')}`)
}

export function isBrandData(file: string): boolean {
  return file.startsWith('src/brands/') && file !== 'src/brands/family.ts'
}

function layerOf(file: string): string {
  return file.startsWith('test/') ? 'test' : file.split('/').slice(0, -1).slice(0, 2).join('/')
}

function matches(target: string, file: string): boolean {
  const [before = '', after = ''] = path.posix.join(target).split('*')
  return file.startsWith(before) && file.endsWith(after)
}

function targetOf({ to }: Import): string {
  if (!to) return ''
  return 'file' in to ? to.file : to.package
}

function place({ from, line }: Import): string {
  return `${from}:${line}`
}
