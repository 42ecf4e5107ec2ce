/**
 * Reads data from folders, such as src/brands/<id>/. `import.meta.glob` finds the files, so a new folder needs no code
 * change.
 */
import * as v from 'valibot'

const FOLDER_NAME = /^[a-z][a-z0-9-]*$/

interface DataFile {
  schema: v.GenericSchema
  /** Default exports of the data files. The keys are paths relative to the root folder, such as `./<id>/<file>`. */
  modules: Record<string, unknown>
}

type Parsed<Files extends Record<string, DataFile>> = { [Name in keyof Files]: v.InferOutput<Files[Name]['schema']> }

/**
 * Returns the data in the folders, sorted by folder name. @throws Error that names every missing, unknown or malformed file and
 * field.
 */
export function parseFolders<Files extends Record<string, DataFile>>(
  root: string,
  files: Files,
): [id: string, entry: Parsed<Files>][] {
  const ids = folderNames(Object.values(files))
  const errors = ids
    .filter((id) => !FOLDER_NAME.test(id))
    .map(
      (id) => `${root}/${id}: the folder name must be lower-case letters, digits and hyphens, and start with a letter`,
    )
  const entries = ids.map((id) => {
    const entry: Record<string, unknown> = {}
    for (const [name, { schema, modules }] of Object.entries(files)) {
      const result = parseFile(`${root}/${id}/${name}`, schema, modules[`./${id}/${name}`])
      errors.push(...result.errors)
      entry[name] = result.output
    }
    return [id, entry] as [string, Parsed<Files>]
  })
  if (errors.length > 0) throw folderError(root, errors)
  return entries
}

export function folderError(root: string, errors: readonly string[]): Error {
  return new Error(`${root} is invalid:\n${errors.map((error) => `  ${error}`).join('\n')}`)
}

function parseFile(path: string, schema: v.GenericSchema, value: unknown) {
  if (value === undefined) return { errors: [`${path}: the file is missing, or it has no default export`] }
  const { output, issues = [] } = v.safeParse(schema, value)
  const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? '(whole file)'
  // For an unknown field, Valibot reports that it expected `never`.
  const textOf = (issue: v.BaseIssue<unknown>) => (issue.expected === 'never' ? 'unknown field' : issue.message)
  return { output, errors: issues.map((issue) => `${path} ${fieldOf(issue)}: ${textOf(issue)}`) }
}

function folderNames(files: readonly DataFile[]): string[] {
  const paths = files.flatMap(({ modules }) => Object.keys(modules))
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].toSorted()
}
