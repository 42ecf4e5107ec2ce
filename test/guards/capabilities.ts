/** Powers that come without an import: who may mention the names that give them. */
import { isUnder, type SourceTree } from './source-tree.ts'
import { readSyntax } from './syntax.ts'

interface CapabilityRule {
  what: string
  /** Names as syntax.ts gives them. */
  names: RegExp
  within: readonly string[]
  allowed: readonly string[]
}

/** The composition root takes bindings from the platform and hands each to its owner. */
const ROOT = 'worker/isolate.ts'
const BINDINGS = 'worker/env.ts'
const NODE_COMMANDS = 'worker/ops/'

const CAPABILITY_RULES: readonly CapabilityRule[] = [
  {
    what: 'only the clients of Ghost and Turnstile ask other servers',
    names: /^(?:(?:globalThis\.|self\.)?fetch|WebSocket|EventSource|XMLHttpRequest)$/,
    within: ['worker/'],
    allowed: [
      'worker/ghost/client.ts',
      'worker/ghost/admin.ts',
      'worker/ghost/media-client.ts',
      'worker/leads/turnstile.ts',
      NODE_COMMANDS,
    ],
  },
  {
    what: 'only worker/cache/ touches KV and the Cache API',
    names: /^(?:KVNamespace\w*|(?:\w*\.)?caches|Cache|CacheStorage)$/,
    within: ['src/', 'worker/'],
    allowed: ['worker/cache/', BINDINGS, ROOT, 'worker/workers.d.ts'],
  },
  {
    what: 'only worker/leads/ touches D1',
    names: /^D1[A-Z]\w+$/,
    within: ['src/', 'worker/'],
    allowed: ['worker/leads/', BINDINGS],
  },
  {
    what: 'only worker/env.ts reads bindings',
    names: /^\.?env$/,
    within: ['worker/'],
    allowed: [BINDINGS, ROOT, NODE_COMMANDS],
  },
]

export function capabilityFaults(tree: SourceTree): string[] {
  return Object.entries(tree)
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, text]) => {
      const rules = CAPABILITY_RULES.filter(({ within, allowed }) => isUnder(file, within) && !isUnder(file, allowed))
      if (rules.length === 0) return []
      const { mentions } = readSyntax(file, text)
      return rules.flatMap(({ what, names }) =>
        mentions
          .filter(({ name }) => names.test(name))
          .map(({ name, line }) => `${what}: ${file}:${line} uses ${name}`),
      )
    })
}
