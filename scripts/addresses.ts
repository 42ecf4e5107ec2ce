import { brands } from '#brands/index.ts'

/** Returns text to print in the terminal: the URL of each brand's site, followed by `lines`. */
export function addresses(port: number, lines: string[]): string {
  const width = Math.max(...brands.map(({ name }) => name.length))
  return [
    '',
    ...brands.map(({ id, name }) => `  ${name.padEnd(width)}  http://${id}.localhost:${port}`),
    '',
    ...lines.map((line) => `  ${line}`),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
