/** Private names of packages, and code that depends on their internals. A minor release may change both. */
import type { SourceTree } from './source-tree.ts'

export const FORBIDDEN = [
  '_serverResult',
  '$_TSR',
  '__TSR',
  '_signal:',
  '_notFound',
  '__reactFiber',
  'auxclick',
  'History.prototype',
  'react-dom/cjs',
  'router.startViewTransition',
  'unstable_',
  'experimental_',
]

/** Name → the file that may use it, because the package has no public name or because a test needs it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  unstable_: 'scripts/unstable-wrangler.ts',
  // An id that a hostile post must not have.
  $_TSR: 'test/helpers/worker/hostile.ts',
}

export function privateNames(tree: SourceTree): string[] {
  const { 'test/guards/private-names.ts': _names, ...others } = tree
  return Object.entries(others).flatMap(([file, text]) =>
    FORBIDDEN.filter((name) => text.includes(name) && EXCEPTIONS[name] !== file).map((name) => `${file} uses ${name}`),
  )
}
