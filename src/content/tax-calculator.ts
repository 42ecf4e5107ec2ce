/**
 * The calculator page's text and tables of tax rates and amounts. Without JavaScript, the page shows only the text and
 * the tables.
 */
import { formatDollars, formatRate } from '#features/calculator/model/format.ts'
import { leftOut } from '#features/calculator/model/left-out.ts'
import { formatCents } from '#shared/cents.ts'
import type { Block, PageContent, Section, Source } from '#shared/page-content.ts'
import type { Bracket, ByStatus, FigureKey, TaxYear, YearFigures } from '#tax/figures.ts'
import type { Source as FigureSource } from '#tax/sources.ts'
import { figuresOf, newestYear, years } from '#tax/years.ts'

const STATUSES = ['Single', 'Joint or surviving spouse', 'Separate', 'Head of household']
const newestFirst: TaxYear[] = years.toReversed()
const list = new Intl.ListFormat('en-US')
const listYears = (some: readonly TaxYear[]) => list.format(some.map(String))
const ALL_YEARS = listYears(years)

const columns = ({ single, joint, separate, head }: ByStatus) => [single, joint, separate, head].map(formatDollars)

const bracketRows = (brackets: readonly Bracket[]) =>
  brackets.map(({ rate, upTo }) => [formatRate(rate), ...(upTo ? columns(upTo) : STATUSES.map(() => 'no limit'))])

/**
 * Converts the source of tax figures to a table row. An asterisk marks a source that we could check only against a
 * substitute.
 */
const sourceOf = ({ title, url, comparedWith }: FigureSource, year: string): Source => ({
  label: comparedWith ? `${title} *` : title,
  href: url,
  year,
})

function sourcesOf(...keys: FigureKey[]): Source[] {
  const found = years.flatMap((year) => keys.map((key) => [figuresOf(year)[key].source, year] as const))
  return [...new Set(found.map(([source]) => source))].map((source) => {
    const years = found.filter(([own]) => own === source).map(([, year]) => year)
    return sourceOf(source, listYears([...new Set(years)]))
  })
}

function federal(year: TaxYear): Section {
  const { ordinaryBrackets, preferentialBrackets, taxTable } = figuresOf(year)
  const bracketTable = (caption: string, { brackets }: { brackets: readonly Bracket[] }, note?: string): Block => ({
    table: { caption, head: ['Rate', ...STATUSES], rows: bracketRows(brackets), ...(note && { note }) },
  })
  return {
    id: `federal-${year}`,
    heading: `Federal income tax, ${year}`,
    blocks: [
      bracketTable(
        `Rate on taxable income up to each amount, ${year}`,
        ordinaryBrackets,
        taxTable.published
          ? `If taxable income is below ${formatDollars(taxTable.below)}, a ${year} return uses the printed Tax Table, which differs by a few dollars. The calculator shows both.`
          : undefined,
      ),
      bracketTable(`Rate on long-term gains and qualified dividends, by taxable income, ${year}`, preferentialBrackets),
    ],
    sources: [
      sourceOf(ordinaryBrackets.source, `${year}`),
      ...(taxTable.published ? [sourceOf(taxTable.source, `${year}`)] : []),
    ],
  }
}

const ohioTable = (year: TaxYear): Block => {
  const { rows } = figuresOf(year).ohioSchedule
  const first = rows[0]
  return {
    table: {
      caption: `Ohio tax on taxable nonbusiness income, ${year}`,
      head: ['Income', 'Tax'],
      rows: [
        [`Up to ${formatDollars(first?.over ?? 0)}`, 'None'],
        ...rows.map(({ over, base, rate }, index) => [
          rows[index + 1]
            ? `${formatDollars(over)} to ${formatDollars(rows[index + 1]?.over ?? 0)}`
            : `Over ${formatDollars(over)}`,
          `${formatCents(base)} plus ${formatRate(rate)} of the amount over ${formatDollars(over)}`,
        ]),
      ],
      ...(rows.length > 1 && { note: `In the official ${year} table, the tax jumps where a row begins.` }),
    },
  }
}

const figureRow = <Key extends FigureKey>(label: string, key: Key, text: (figure: YearFigures[Key]) => string) => ({
  label,
  key,
  textIn: (year: TaxYear) => text(figuresOf(year)[key]),
})

const otherFigures = [
  figureRow('Self-employment tax rate, up to the wage base', 'selfEmployment', (figure) =>
    formatRate(figure.socialSecurity + figure.medicare),
  ),
  figureRow('Share of profit subject to self-employment tax', 'selfEmployment', ({ earnings }) => formatRate(earnings)),
  figureRow('Social Security wage base', 'wageBase', ({ base }) => formatDollars(base)),
  figureRow('Qualified business income deduction', 'businessIncome', ({ rate }) => formatRate(rate)),
  figureRow('Child tax credit, each child under 17', 'childCredit', ({ child }) => formatDollars(child)),
  figureRow('Credit for each other dependent', 'childCreditRule', ({ other }) => formatDollars(other)),
  figureRow('Maximum earned income credit with 0, 1, 2, and 3 or more children', 'earnedIncomeCredit', ({ rows }) =>
    rows.map(({ maximum }) => formatDollars(maximum)).join(', '),
  ),
  figureRow('Enhanced deduction for seniors, each', 'seniorDeduction', ({ each }) => formatDollars(each)),
  figureRow('Maximum deduction for tips', 'tipsDeduction', ({ limit }) => formatDollars(limit.single)),
  figureRow('Maximum deduction for overtime, single', 'overtimeDeduction', ({ limit }) => formatDollars(limit.single)),
  figureRow('Maximum deduction for car loan interest', 'carLoanDeduction', ({ limit }) => formatDollars(limit.single)),
  figureRow('Maximum deduction for state and local taxes', 'stateAndLocalCap', ({ cap }) => formatDollars(cap.single)),
  figureRow('Additional Medicare tax', 'additionalMedicare', ({ rate }) => formatRate(rate)),
  figureRow('Net investment income tax', 'netInvestment', ({ rate }) => formatRate(rate)),
  figureRow('Ohio rate on business income', 'ohioBusinessIncome', ({ rate }) => formatRate(rate)),
  figureRow('Maximum Ohio business income deduction, single', 'ohioBusinessIncome', ({ limit }) =>
    formatDollars(limit.single),
  ),
  figureRow('Ohio exemption per person at the lowest incomes', 'ohioExemptions', ({ tiers }) =>
    formatDollars(tiers[0]?.each ?? 0),
  ),
  figureRow('Maximum Ohio retirement credit', 'ohioRetirementCredit', ({ steps }) =>
    formatDollars(steps.at(-1)?.credit ?? 0),
  ),
  figureRow('Ohio senior citizen credit', 'ohioSeniorCredit', ({ credit }) => formatDollars(credit)),
  figureRow('Maximum Ohio joint filing credit', 'ohioJointFilingCredit', ({ limit }) => formatDollars(limit)),
  figureRow('Ohio earned income credit, share of the federal credit', 'ohioEarnedIncomeCredit', ({ rate }) =>
    formatRate(rate),
  ),
]

function sourceLinks(key: FigureKey): string {
  return sourcesOf(key)
    .map(({ label, href, year }) => `[${label}](${href})${year === ALL_YEARS ? '' : ` (${year})`}`)
    .join('; ')
}

const ohio = (year: TaxYear): Section => ({
  id: `ohio-${year}`,
  heading: `Ohio income tax, ${year}`,
  blocks: [
    ohioTable(year),
    'Business income, school districts and cities have their own rules: see [Ohio business taxes](/resources/ohio-business-taxes).',
  ],
  sources: [sourceOf(figuresOf(year).ohioSchedule.source, `${year}`)],
})

const allYears: Section[] = [
  {
    id: 'standard-deduction',
    heading: 'Standard deduction',
    blocks: [
      {
        table: {
          caption: 'Standard deduction by filing status',
          head: ['Tax year', ...STATUSES],
          rows: newestFirst.map((year) => [`${year}`, ...columns(figuresOf(year).standardDeduction.basic)]),
          note: `In ${newestYear}, age 65 or older and blindness each add ${formatDollars(figuresOf(newestYear).agedOrBlind.unmarried)} if you are unmarried, ${formatDollars(figuresOf(newestYear).agedOrBlind.married)} if you are married.`,
        },
      },
    ],
    sources: sourcesOf('standardDeduction', 'agedOrBlind'),
  },
  {
    id: 'other-figures',
    heading: 'Other figures',
    blocks: [
      {
        table: {
          caption: 'Limits, rates and credits before income reduces them',
          head: ['Figure', ...years.map(String), 'Source'],
          rows: otherFigures.map(({ label, key, textIn }) => [label, ...years.map(textIn), sourceLinks(key)]),
        },
      },
    ],
    sources: [],
  },
]

const left: Section = {
  id: 'left-out',
  heading: 'What this calculator leaves out',
  blocks: [
    'Any of these can change your actual tax. If one applies to you, treat the result as a rough estimate and [ask us](/contact).',
    { list: leftOut },
  ],
}

/** The earliest date when any source of the tax rates and amounts was checked. */
const checked = years
  .flatMap((year) => Object.values<YearFigures[FigureKey]>(figuresOf(year)))
  .map(({ source }) => source.checked)
  .toSorted()[0]

export default {
  title: 'Federal and Ohio Tax Calculator',
  description: `Estimate federal, self-employment and Ohio income tax for ${ALL_YEARS}. Every figure has a date and a source. Your numbers stay on your device.`,
  lead: `Federal income tax, self-\u2060employment tax and Ohio income tax for ${ALL_YEARS}. This is an estimate, not advice. The numbers you enter stay on your device.`,
  action: {
    invite: 'Talk to us about your result.',
    atHand: ['Your last pay stub or profit and loss', 'Last year’s return', 'The payments you have already made'],
  },
  ...(checked && { checked }),
  sections: [left],
  ratesNote:
    'We compared the figures with copies of their sources. We did not have a copy of the sources marked *, so we compared those figures with PolicyEngine and Tax-Calculator parameters or with a published guide that quotes the source.',
  rates: [
    ...newestFirst.map((year) => ({
      id: `rates-${year}`,
      title: `Tax rates for ${year}`,
      sections: [federal(year), ohio(year)],
    })),
    { id: 'limits', title: `Deductions, credits and limits for ${ALL_YEARS}`, sections: allYears },
  ],
} satisfies PageContent & { ratesNote: string; rates: { id: string; title: string; sections: Section[] }[] }
