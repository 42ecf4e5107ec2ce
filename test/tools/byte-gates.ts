/** The bars of DESIGN.md section 6 that are counted in bytes. */

/** kB are 1,000 bytes. */
export const GATES = {
  homeScripts: 110_000,
  scripts: 125_000,
  html: 20_000,
  fontFiles: 2,
  fonts: 70_000,
  worker: 350_000,
  calculator: 25_000,
} as const

export interface PageCount {
  brand: string
  path: string
  status: number
  scriptFiles: number
  scripts: number
  html: number
  fontFiles: number
  fonts: number
}

export interface BuildCount {
  pages: readonly PageCount[]
  /** gzip */
  worker: number
  /** What the tax calculator's page loads beyond the shell, its late code too. */
  calculator: number
}

/** Every gate that is not held, one line each. */
export function breaches({ pages, worker, calculator }: BuildCount): string[] {
  return [
    ...pages.flatMap(pageBreaches),
    ...over('The worker', 'gzip', worker, GATES.worker),
    ...over('The tax calculator', 'own JS', calculator, GATES.calculator),
    ...(calculator > 0 ? [] : ['The tax calculator: no script was counted']),
  ]
}

function pageBreaches(page: PageCount): string[] {
  const what = `${page.path} of ${page.brand}`
  return [
    ...(page.status === 200 ? [] : [`${what}: answered ${page.status}`]),
    ...(page.scripts > 0 ? [] : [`${what}: no script was counted`]),
    ...over(what, 'JS', page.scripts, page.path === '/' ? GATES.homeScripts : GATES.scripts),
    ...over(what, 'HTML and CSS', page.html, GATES.html),
    ...over(what, 'fonts', page.fonts, GATES.fonts),
    ...(page.fontFiles > GATES.fontFiles ? [`${what}: ${page.fontFiles} font files, at most ${GATES.fontFiles}`] : []),
  ]
}

function over(what: string, of: string, bytes: number, gate: number): string[] {
  return bytes > gate ? [`${what}: ${of} ${kB(bytes)} kB, at most ${kB(gate)} kB`] : []
}

export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** One line a route: what differs between brands is told for each. */
export function table({ pages, worker, calculator }: BuildCount): string {
  const brands = [...new Set(pages.map(({ brand }) => brand))]
  const head = ['route', 'JS kB', 'files', ...brands.map((brand) => `HTML+CSS ${brand}`), 'fonts', 'kB']
  const rows = [...new Set(pages.map(({ path }) => path))].map((path) => {
    const own = pages.filter((page) => page.path === path)
    const most = (field: 'scripts' | 'scriptFiles' | 'fonts' | 'fontFiles') =>
      Math.max(...own.map((page) => page[field]))
    return [
      path,
      kB(most('scripts')),
      `${most('scriptFiles')}`,
      ...brands.map((brand) => kB(own.find((page) => page.brand === brand)?.html ?? Number.NaN)),
      `${most('fontFiles')}`,
      kB(most('fonts')),
    ]
  })
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  return [...text, '', `tax calculator ${kB(calculator)} kB of its own`, `worker ${kB(worker)} kB gzip`].join('\n')
}
