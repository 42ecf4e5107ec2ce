import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Files = Record<string, string | Uint8Array>

const BRAND_FIXTURE = 'test/fixtures/brand'

const read = (file: string) => readFileSync(file, 'utf8')

function replaceIn(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Cannot replace "${from}": the text does not contain it`)
  return text.replace(from, to)
}

function fourthBrand(): Files {
  const files = globSync(`${BRAND_FIXTURE}/src/brands/zanesbooks/**/*.*`)
  const routes = ['zanesbooks.example', 'www.zanesbooks.example'].map(
    (host) => `  { pattern = "${host}", custom_domain = true },\n`,
  )
  return {
    ...Object.fromEntries(files.map((file) => [path.relative(BRAND_FIXTURE, file), readFileSync(file)])),
    'wrangler.toml': replaceIn(read('wrangler.toml'), 'routes = [\n', `routes = [\n${routes.join('')}`),
  }
}

function copyOf(files: readonly string[], id: string, newId: string, title: string): Files {
  const entries = files.map((file) => {
    const text = read(file)
      .replaceAll(id, newId)
      .replace(/title: '.*'/, `title: '${title}'`)
      .replace(
        /description:\s+'.*'/,
        `description: '${title}: records, registrations and returns for small businesses in Ohio.'`,
      )
      .replace(/(priority|order): \d+/, '$1: 99')
      // The build rejects two entries with the same drawing.
      .replace('</svg>', `<!-- ${newId} --></svg>`)
    return [file.replaceAll(id, newId), text]
  })
  return Object.fromEntries(entries)
}

const foldersOf = (root: string, id: string, facts: string) => [
  ...[facts, 'copy.ts', 'drawing.svg'].map((file) => `src/catalog/${root}/${id}/${file}`),
  `src/routes/${root}/${id}.tsx`,
]

function nextTaxYear(): string {
  return read('src/tax/2026.ts')
    .replace('...ohioFigures.ohioExemptions,', '...ohioFigures.ohioExemptions, through: 2027,')
    .replace(/export const sameAsLastYear.*/s, "export const sameAsLastYear = { lastYear: 2026, figures: ['*'] }\n")
}

export const ADDITIONS = {
  brand: fourthBrand(),
  service: copyOf(foldersOf('services', 'bookkeeping', 'service.ts'), 'bookkeeping', 'sales-tax', 'Sales Tax'),
  industry: copyOf(foldersOf('industries', 'retail', 'industry.ts'), 'retail', 'trucking', 'Trucking'),
  redirect: {
    'src/shared/redirects.ts': replaceIn(
      read('src/shared/redirects.ts'),
      "'/about':",
      "'/team': '/about-us',\n  '/about':",
    ),
  },
  'tax year': { 'src/tax/2027.ts': nextTaxYear() },
} satisfies Record<string, Files>
