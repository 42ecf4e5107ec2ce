/** Writes measured tables to docs/performance.md, with the date and the machine. */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { replaceSection } from './markdown.ts'

const FILE = 'docs/performance.md'

/** @param name The section's name in its markers. @throws Error if the document has no such section. */
export async function writeSection(name: string, text: string): Promise<void> {
  const document = await readFile(FILE, 'utf8')
  await writeFile(FILE, replaceSection(document, name, `${machine(new Date())}\n\n${text}`))
  console.log(`\nWrote the table to ${FILE}`)
}

function machine(now: Date): string {
  const [first, ...others] = cpus()
  const cores = `${others.length + 1} cores`
  return `Measured on ${now.toISOString().slice(0, 10)}: ${first?.model.trim() || 'unknown CPU'}, ${cores}, Node ${process.version}.`
}
