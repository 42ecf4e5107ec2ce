/** A minor release of a package may change the package's private names. */
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

const EXCEPTIONS: Readonly<Record<string, string>> = {
  unstable_: 'scripts/unstable-wrangler.ts',
  $_TSR: 'test/helpers/worker/hostile.ts',
}

export function privateNames(tree: SourceTree): string[] {
  const { 'test/guards/private-names.ts': _names, ...others } = tree
  return Object.entries(others).flatMap(([file, text]) =>
    FORBIDDEN.filter((name) => text.includes(name) && EXCEPTIONS[name] !== file).map((name) => `${file} uses ${name}`),
  )
}
