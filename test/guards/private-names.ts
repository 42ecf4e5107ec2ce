/** Names that our code must not use because they are private to a package. A minor release may change them. */
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

/** Maps a package's private name to the only file that may use it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  unstable_: 'scripts/unstable-wrangler.ts',
  // hostile.ts contains a post with this name as an element id, to test that preparing the post removes the id.
  $_TSR: 'test/helpers/worker/hostile.ts',
}

export function privateNames(tree: SourceTree): string[] {
  const { 'test/guards/private-names.ts': _names, ...others } = tree
  return Object.entries(others).flatMap(([file, text]) =>
    FORBIDDEN.filter((name) => text.includes(name) && EXCEPTIONS[name] !== file).map((name) => `${file} uses ${name}`),
  )
}
