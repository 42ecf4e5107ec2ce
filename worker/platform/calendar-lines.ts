/** The lines of iCalendar files (RFC 5545, section 3.1). */

const FOLD_OCTETS = 75
/** All but tabs and line feeds, which a text may contain. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu

/** Escapes the value of a property of the type TEXT. Line feeds stay, as `\n`. Other control characters are removed. */
export function calendarText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Returns a file with these lines. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const encoder = new TextEncoder()

/** Splits a line into lines of at most 75 octets, between characters. Continuation lines begin with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > FOLD_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
