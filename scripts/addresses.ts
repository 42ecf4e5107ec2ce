import { brands } from '#brands/index.ts'

/** Formats the site's URLs and additional lines for the terminal. */
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
