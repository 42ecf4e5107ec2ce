/** Each group of cases with the one adapter that reads it. */
import type { YearFigures } from '#tax/figures'
import { figuresOf, type TaxYear, years } from '#tax/years'
import type { Assumption } from '../assumptions.ts'
import { type Adapter, type Answers, type Case, Inputs, UnknownName } from '../case.ts'
import { withPlainNames } from './names.ts'
import { ohio, names as ohioNames } from './ohio.ts'
import { federalAnswers } from './policy-engine-federal.ts'
import { ohioAnswers } from './policy-engine-ohio.ts'
import { names as printedNames, taxTable, worksheet } from './printed.ts'
import { taxCalculator, taxsim, names as wholeNames } from './whole-return.ts'

const SITUATION = 'policyengine_yaml_input'
const situation =
  (answers: (values: Record<string, unknown>, year: TaxYear, figures: YearFigures) => Answers): Adapter =>
  (inputs, year, figures) =>
    answers(inputs.object(SITUATION), year, figures)

const adapters: Record<string, { adapter: Adapter; names: readonly string[] }> = {
  derived_2026_federal: { adapter: taxsim, names: wholeNames },
  derived_2026_se: { adapter: taxsim, names: wholeNames },
  policybench_2026: { adapter: taxsim, names: wholeNames },
  taxcalc_2025: { adapter: taxCalculator, names: wholeNames },
  taxsim_2025_oh: { adapter: taxsim, names: wholeNames },
  taxsim_2025_se: { adapter: taxsim, names: wholeNames },
  irs_tax_table_2025: { adapter: taxTable, names: printedNames },
  irs_tcw_2025: { adapter: worksheet, names: printedNames },
  irs_qdcg_2025: { adapter: worksheet, names: printedNames },
  derived_ohio: { adapter: ohio, names: ohioNames },
  ohio_handworked: { adapter: ohio, names: ohioNames },
  pe_federal: { adapter: situation(federalAnswers), names: [SITUATION] },
  pe_oh: { adapter: situation(ohioAnswers), names: [SITUATION] },
}

/** By the law, changed where an origin has its own. Throws UnknownName for what no adapter knows. */
export function answersFor({ group, inputs, year }: Case, assumptions: readonly Assumption[] = []): Answers {
  if (!years.includes(year)) throw new UnknownName(`no figures of ${year}`)
  const found = adapters[group]
  if (!found) throw new UnknownName(`unknown group ${group}`)
  const values = SITUATION in inputs ? inputs : withPlainNames(inputs)
  const figures = assumptions.reduce((before, { figures }) => figures?.(before) ?? before, figuresOf(year))
  return found.adapter(new Inputs(values, found.names), year, figures, assumptions)
}
