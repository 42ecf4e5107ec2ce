/** Checks where tests are, how long stylesheets are, and which documents the repository's files name. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, type SourceTree } from './source-tree.ts'

const MAX_STYLESHEET_LINES = 200
const BINARY = /\.(?:png|ico|woff2?)$/

/** Phrases that point at a document outside the repository. */
const OUTSIDE = /\b(?:the|our|this) spec(?:ification)?\b|\bissues? #?\d+\b|[\w./-]*\w\.md\b/gi

/** Reads the text files that git tracks or would track. */
export function readRepository(): SourceTree {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const texts = files.filter((file) => file && file !== 'package-lock.json' && !BINARY.test(file))
  const present = texts.filter((file) => existsSync(path.join(ROOT, file)))
  return Object.fromEntries(present.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
}

/** `test/src/shared/text.limits.test.ts` tests `src/shared/text.ts`, `text.tsx`, or the folder `src/shared/text/`. */
export function misplacedTests(files: readonly string[]): string[] {
  const sources = new Set(files.flatMap((file) => [file.replace(/\.tsx?$/, ''), path.posix.dirname(file)]))
  return files.flatMap((file) => {
    const source = file.match(/^test\/((?:src|worker|scripts)\/(?:.*\/)?[^/.]+)[^/]*\.test\.tsx?$/)?.[1]
    return source && !sources.has(source) ? [`${file} has no source: ${source}.ts and ${source}/ do not exist`] : []
  })
}

export function longStylesheets(tree: SourceTree): string[] {
  return Object.entries(tree).flatMap(([file, text]) => {
    const lines = text.trimEnd().split('\n').length
    return file.endsWith('.css') && lines > MAX_STYLESHEET_LINES
      ? [`${file} has ${lines} lines, the limit is ${MAX_STYLESHEET_LINES}: split it by component`]
      : []
  })
}

export function missingDocuments(tree: SourceTree): string[] {
  return Object.entries(tree).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        (line.match(OUTSIDE) ?? [])
          .filter((name) => !(name in tree) && !(path.posix.join(path.posix.dirname(file), name) in tree))
          .map((name) => `${file}:${index + 1} names "${name}", which is not in the repository`),
      ),
  )
}
