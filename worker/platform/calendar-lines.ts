/** Writes the lines of iCalendar files (RFC 5545, section 3.1). */

const FOLD_OCTETS = 75
/** Matches control characters except tabs and line feeds, which are allowed in calendar text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu

/** Escapes a property value of type TEXT. Line feeds become `\n`. Removes control characters except tabs. */
export function calendarText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const encoder = new TextEncoder()

/** Splits a line after at most 75 octets without splitting characters. Continuation lines start with a space. */
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
