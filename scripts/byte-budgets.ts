/** The byte budgets of the browser's first load and of the worker. 1 kB is 1,000 bytes. */

export const BUDGETS = {
  /** First-load JavaScript of home, brotli. */
  homeScripts: 107_000,
  /** First-load JavaScript of any other page, brotli. */
  scripts: 113_500,
  /** A page's HTML with its inlined CSS, brotli. */
  html: 22_000,
  fontFiles: 2,
  fonts: 70_000,
  /** gzip */
  worker: 500_000,
} as const

export interface PageSize {
  brand: string
  path: string
  status: number
  scriptFiles: number
  scripts: number
  html: number
  fontFiles: number
  fonts: number
}

export interface BuildSize {
  pages: readonly PageSize[]
  worker: number
}

/** Returns one line for each budget that the build exceeds and for each page that cannot be measured. */
export function overBudget({ pages, worker }: BuildSize): string[] {
  return [...pages.flatMap(pageOverBudget), ...over('The worker', 'gzip', worker, BUDGETS.worker)]
}

function pageOverBudget(page: PageSize): string[] {
  const name = `${page.path} of ${page.brand}`
  return [
    ...(page.status === 200 ? [] : [`${name}: returned status ${page.status} instead of 200`]),
    ...(page.scripts > 0 ? [] : [`${name}: the page has no script to measure`]),
    ...over(name, 'JS', page.scripts, page.path === '/' ? BUDGETS.homeScripts : BUDGETS.scripts),
    ...over(name, 'HTML and CSS', page.html, BUDGETS.html),
    ...over(name, 'fonts', page.fonts, BUDGETS.fonts),
    ...(page.fontFiles > BUDGETS.fontFiles
      ? [`${name}: ${page.fontFiles} font files, the budget is ${BUDGETS.fontFiles}`]
      : []),
  ]
}

function over(name: string, part: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${name}: ${part} ${kB(bytes)} kB, the budget is ${kB(budget)} kB`] : []
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Formats one line per route: the largest size of its brands, and the HTML of each brand. */
export function table({ pages, worker }: BuildSize): string {
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
  return [...text, '', `worker ${kB(worker)} kB gzip`].join('\n')
}
