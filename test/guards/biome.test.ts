/** The layers as the editor tells of them: Biome's rule for each folder, on files that break it and files that may. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './source-tree.ts'

const cases: [file: string, specifier: string, fault: string | undefined][] = [
  ['src/shared/bad.ts', '#worker/env', 'src/ never imports worker/.'],
  ['src/shared/bad-path.ts', '../../worker/env', 'src/ never imports worker/.'],
  ['src/ui/bad.tsx', '#worker/env', 'src/ never imports worker/.'],
  ['src/routes/bad.tsx', '#worker/leads/store', 'src/ never imports worker/.'],
  ['src/content/bad.ts', '#worker/env', 'src/ never imports worker/.'],
  ['src/components/menu.tsx', '@ark-ui/react/menu', 'Only src/ui/ imports Ark UI.'],
  ['src/routes/menu.tsx', '@ark-ui/react', 'Only src/ui/ imports Ark UI.'],
  ['worker/menu.ts', '@ark-ui/react', 'Only src/ui/ imports Ark UI.'],
  ['src/components/card.tsx', '#content/about', 'Page copy is imported by routes only.'],
  ['src/layouts/card.tsx', '../content/about', 'Page copy is imported by routes only.'],
  ['src/ui/card.tsx', '#content/about', 'Page copy is imported by routes only.'],
  ['worker/leads/card.ts', '#content/about', 'Page copy is imported by routes only.'],
  ['src/components/brand.tsx', '#brands/index', 'only the worker imports src/brands/.'],
  ['src/routes/brand.tsx', '#brands/payroll', 'only the worker imports src/brands/.'],
  ['worker/handlers/mail.ts', 'mailchannels-sdk', 'Only worker/leads/ imports the mail SDK.'],
  ['worker/handlers/posts.ts', '#worker/ghost/client', 'Only worker/ghost/ and worker/isolate.ts import'],
  ['worker/leads/posts.ts', '../ghost/client', 'Only worker/ghost/ and worker/isolate.ts import'],
  ['src/ui/good.tsx', '@ark-ui/react/menu', undefined],
  ['src/routes/good.tsx', '#content/about', undefined],
  ['src/components/good.tsx', '#brands/family', undefined],
  ['worker/leads/good.ts', 'mailchannels-sdk', undefined],
  ['worker/good.ts', './ghost/client', undefined],
  ['worker/brand.ts', '#brands/index', undefined],
]

let folder = ''
/** What Biome said of each file. */
const said: Record<string, string[]> = {}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'))
  cpSync(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'))
  for (const [file, specifier] of cases) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `import type { x } from '${specifier}'\n\nexport type Y = typeof x\n`)
  }
  const biome = path.join(ROOT, 'node_modules/.bin/biome')
  const run = spawnSync(biome, ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const [, file = '', message = ''] of run.stdout.matchAll(/file=([^,]+),.*?::(.*)$/gm))
    said[path.relative(folder, path.resolve(folder, file))] = [...(said[file] ?? []), message]
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(cases)('%s that imports %s: %s', (file, _specifier, fault) => {
  expect(said[file] ?? []).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)])
})
