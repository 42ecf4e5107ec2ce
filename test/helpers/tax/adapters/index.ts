/** The adapter for each group of cases. */
import type { TaxYear, YearFigures } from '#tax/figures'
import { figuresOf, years } from '#tax/years'
import type { Assumption } from '../assumption.ts'
import { type Adapter, type Case, Inputs, type Outputs, UnknownName } from '../case.ts'
import { withCanonicalNames } from './names.ts'
import { ohio, names as ohioNames } from './ohio.ts'
import { federalOutputs } from './policy-engine-federal.ts'
import { ohioOutputs } from './policy-engine-ohio.ts'
import { names as printedNames, taxTable, worksheet } from './printed.ts'
import { taxCalculator, taxsim, names as wholeNames } from './whole-return.ts'

const SITUATION = 'policyengine_yaml_input'
const situation =
  (outputs: (values: Record<string, unknown>, year: TaxYear, figures: YearFigures) => Outputs): Adapter =>
  (inputs, year, figures) =>
    outputs(inputs.object(SITUATION), year, figures)

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
  pe_federal: { adapter: situation(federalOutputs), names: [SITUATION] },
  pe_oh: { adapter: situation(ohioOutputs), names: [SITUATION] },
}

/** Computes a case by the law, changed by the assumptions. Throws an UnknownName for anything no adapter knows. */
export function outputsOf({ group, inputs, year }: Case, assumptions: readonly Assumption[] = []): Outputs {
  if (!years.includes(year)) throw new UnknownName(`no figures for ${year}`)
  const found = adapters[group]
  if (!found) throw new UnknownName(`unknown group ${group}`)
  const values = SITUATION in inputs ? inputs : withCanonicalNames(inputs)
  const figures = assumptions.reduce((before, { figures }) => figures?.(before) ?? before, figuresOf(year))
  return found.adapter(new Inputs(values, found.names), year, figures, assumptions)
}
