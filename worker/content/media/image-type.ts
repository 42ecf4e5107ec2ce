/**
 * The first bytes of each image type, as characters. A dot matches any byte. SVG is excluded, because an SVG can contain
 * scripts.
 */
const SIGNATURES: readonly [type: string, start: string][] = [
  ['image/png', '\u0089PNG'],
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'RIFF....WEBP'],
  ['image/avif', '....ftypavi'],
]

export const SIGNATURE_BYTES = 12

export function imageType(bytes: ArrayBuffer): string | undefined {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, SIGNATURE_BYTES)))
  const matches = (start: string) => [...start].every((character, i) => character === '.' || character === head[i])
  return SIGNATURES.find(([, start]) => matches(start))?.[0]
}
