/** What kind of picture some bytes are. SVG is none of them: it can hold scripts. */

/** The first bytes as characters; a dot stands for any one. */
const SIGNATURES: readonly [type: string, start: string][] = [
  ['image/png', '\u0089PNG'],
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'RIFF....WEBP'],
  ['image/avif', '....ftypavi'],
]

/** undefined: no picture that may be shown. */
export function imageType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  const begins = (start: string) => [...start].every((character, i) => character === '.' || character === head[i])
  return SIGNATURES.find(([, start]) => begins(start))?.[0]
}
