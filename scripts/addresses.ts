import { brands } from '#brands/index.ts'

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
