import { brands } from '#brands/index'

/** What a developer is told once the site answers. */
export function addresses(port: number, lines: string[]): string {
  const names = Object.values(brands)
  const width = Math.max(...names.map(({ name }) => name.length))
  return [
    '',
    ...names.map(({ id, name }) => `  ${name.padEnd(width)}  http://${id}.localhost:${port}`),
    '',
    ...lines.map((line) => `  ${line}`),
    '',
    '  Ctrl-C stops all of it.',
    '',
  ].join('\n')
}
