/** The tax years with official figures: a year is a file of them and a line here. */
import { figures2025 } from './2025.ts'
import { figures2026 } from './2026.ts'
import type { YearFigures } from './figures.ts'

const files = { 2025: figures2025, 2026: figures2026 }

export type TaxYear = keyof typeof files
export const figuresOf: Record<TaxYear, YearFigures> = files
export const years = Object.keys(files).map(Number) as TaxYear[]
/** The year that one begins with: whose returns are due next. */
export const startYear: TaxYear = 2026
