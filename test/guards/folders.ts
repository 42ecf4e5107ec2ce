import path from 'node:path'
import { allReached, type Import } from './import-graph.ts'
import type { SourceTree } from './source-tree.ts'

/** A folder must not import from a folder that precedes it in the same list. A trailing slash includes subfolders. */
export const FOLDERS: readonly (readonly string[])[] = [
  [
    ...['src/app', 'src/routes/', 'src/brands/', 'src/content', 'src/features/appointment', 'src/features/blog/post'],
    ...['src/features/blog', 'src/features/calculator', 'src/features/calculator/model', 'src/features/checklist'],
    ...[
      'src/features/due-dates',
      'src/features/errors',
      'src/features/forms',
      'src/features/home/',
      'src/features/page',
    ],
    ...[
      'src/features/shell',
      'src/features/widgets',
      'src/features/firm',
      'src/features/document',
      'src/catalog/',
      'src/content/menu.ts',
    ],
    ...['src/desk', 'src/ui', 'src/theme/', 'src/browser', 'src/tax/', 'src/shared'],
  ],
  [
    ...['worker', 'worker/ops', 'worker/mail', 'worker/mail/kinds', 'worker/desk', 'worker/appointments'],
    ...['worker/leads', 'worker/content', 'worker/content/feeds', 'worker/pages', 'worker/content/html'],
    ...['worker/content/media', 'worker/content/ghost', 'worker/http', 'worker/env.ts', 'worker/brand', 'worker/db/'],
    ...['worker/platform', 'worker/types', 'worker/log.ts'],
  ],
]
const TOP_FILES = ['worker/app.ts', 'worker/compose.ts', 'worker/env.ts', 'worker/index.ts', 'worker/log.ts']
const MAX_FILES = 30
const LIMITED = /^(?:worker|src\/features)\/(?!types$|.*\.ts$)/

const folderOf = (file: string) => path.posix.dirname(file)

function entryOf(file: string): string | undefined {
  const holds = (entry: string) =>
    entry === file || entry === folderOf(file) || (entry.endsWith('/') && file.startsWith(entry))
  // The last matching entry counts, so worker/log.ts belongs to the entry `worker/log.ts` and not to `worker`.
  return FOLDERS.flat().filter(holds).at(-1)
}

export function folderErrors(tree: SourceTree): string[] {
  const files = Object.keys(tree).filter((file) => /^(?:src|worker)\//.test(file))
  const isLost = (file: string) =>
    entryOf(file) === undefined || (/^\w+\/[^/]+$/.test(file) && !TOP_FILES.includes(file))
  const folders = [...new Set(files.map(folderOf))].filter((folder) => LIMITED.test(folder))
  const sizeOf = (folder: string) => files.filter((file) => folderOf(file) === folder).length
  return [
    ...files
      .filter(isLost)
      .map((file) => `${file}: move it into a folder of FOLDERS in test/guards/folders.ts, or add its folder there`),
    ...folders
      .filter((folder) => sizeOf(folder) > MAX_FILES)
      .map((folder) => `${folder} has ${sizeOf(folder)} files: split it, or merge files, until it has ${MAX_FILES}`),
    ...folders
      .filter((folder) => FOLDERS.flat().includes(folder) && !(path.posix.join(folder, 'README.md') in tree))
      .map((folder) => `${folder}: add a README.md that says in a few lines what the folder contains`),
  ]
}

export function upwardImports(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, line, specifier, to }) => {
    const [lower = '', upper = ''] = [from, to && 'file' in to ? to.file : ''].map(entryOf)
    const order = FOLDERS.find((entries) => entries.includes(lower) && entries.includes(upper)) ?? []
    if (order.indexOf(upper) >= order.indexOf(lower)) return []
    return [
      `${from}:${line} imports ${specifier}, but ${upper} is above ${lower}. Move what both need into a folder below ` +
        `both, or pass it as a parameter. Folders import only those to their right: ${order.join(' → ')}`,
    ]
  })
}

export function notShared(imports: readonly Import[]): string[] {
  const files = [...new Set(imports.flatMap(({ from, to }) => (to && 'file' in to ? [from, to.file] : [from])))]
  const isShared = (file: string) => file.startsWith('src/shared/')
  const site = allReached(
    files.filter((file) => file.startsWith('src/') && !isShared(file)),
    imports,
  )
  // The worker imports pages only through .tsx files in src/app/ and src/desk/. Without this filter, every file that a page
  // imports would count as used by worker/.
  const worker = allReached(
    files.filter((file) => file.startsWith('worker/')),
    imports.filter(({ from }) => !/^src\/(?:app|desk)\/.*\.tsx$/.test(from)),
  )
  return files
    .filter((file) => isShared(file) && !(site.has(file) && worker.has(file)))
    .map((file) => `${file}: only ${site.has(file) ? 'src/' : 'worker/'} uses it. Move it there`)
}
