/** The tax years with official figures. A year is one file and one line here. */
import { figures2025 } from './2025.ts'
import { figures2026 } from './2026.ts'
import type { YearFigures } from './figures.ts'
import type { TaxYear } from './scenario.ts'

export const figuresOf: Record<TaxYear, YearFigures> = { 2025: figures2025, 2026: figures2026 }
