/** What the page says around the calculator, and without script in its place: the rates of the years. */
import { inCents, inDollars, inPercent } from '#calculator/format'
import { leftOutPhrases } from '#calculator/left-out'
import type { Block, PageContent, Section, Source } from '#shared/page-content'
import type { Bracket, ByStatus, FigureKey, YearFigures } from '#tax/figures'
import { leftOut } from '#tax/result'
import type { TaxYear } from '#tax/scenario'
import type { Source as FigureSource } from '#tax/sources'
import { figuresOf, startYear, years } from '#tax/years'

const STATUSES = ['Single', 'Joint or surviving spouse', 'Separate', 'Head of household']
/** The newest first. */
const YEARS: TaxYear[] = years.toReversed()
const newest = YEARS[0] ?? startYear
const list = new Intl.ListFormat('en-US')
const inWords = (some: readonly TaxYear[]) => list.format(some.map(String))
const ALL = inWords(years)

const columns = ({ single, joint, separate, head }: ByStatus) => [single, joint, separate, head].map(inDollars)

const bracketRows = (brackets: readonly Bracket[]) =>
  brackets.map(({ rate, upTo }) => [inPercent(rate), ...(upTo ? columns(upTo) : STATUSES.map(() => 'above'))])

/** What was not compared with a copy of its source is marked. */
const sourceOf = ({ title, url, comparedWith }: FigureSource, year: string): Source => ({
  label: comparedWith ? `${title} *` : title,
  href: url,
  year,
})

function sourcesOf(...keys: FigureKey[]): Source[] {
  const found = years.flatMap((year) => keys.map((key) => [figuresOf(year)[key].source, year] as const))
  return [...new Set(found.map(([source]) => source))].map((source) => {
    const years = found.filter(([own]) => own === source).map(([, year]) => year)
    return sourceOf(source, inWords([...new Set(years)]))
  })
}

function federal(year: TaxYear): Section {
  const { ordinaryBrackets, preferentialBrackets } = figuresOf(year)
  const bracketTable = (caption: string, { brackets }: { brackets: readonly Bracket[] }, note?: string): Block => ({
    table: { caption, head: ['Rate', ...STATUSES], rows: bracketRows(brackets), ...(note && { note }) },
  })
  return {
    id: `federal-${year}`,
    heading: `Federal income tax, ${year}`,
    blocks: [
      bracketTable(
        `Taxable income up to this amount is taxed at the rate, ${year}`,
        ordinaryBrackets,
        figuresOf(year).taxTable.published
          ? `Below ${inDollars(figuresOf(year).taxTable.below)} of taxable income a ${year} return uses the printed Tax Table, which differs by a few dollars. The calculator shows both.`
          : undefined,
      ),
      bracketTable(`Long-term gains and qualified dividends, ${year}`, preferentialBrackets),
    ],
    sources: [
      sourceOf(ordinaryBrackets.source, `${year}`),
      ...(figuresOf(year).taxTable.published ? [sourceOf(figuresOf(year).taxTable.source, `${year}`)] : []),
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
        [`Up to ${inDollars(first?.over ?? 0)}`, 'None'],
        ...rows.map(({ over, base, rate }, index) => [
          rows[index + 1]
            ? `${inDollars(over)} to ${inDollars(rows[index + 1]?.over ?? 0)}`
            : `Over ${inDollars(over)}`,
          `${inCents(base)} plus ${inPercent(rate)} of what is over ${inDollars(over)}`,
        ]),
      ],
      ...(rows.length > 1 && { note: `The ${year} table jumps where a row begins; that is how it is printed.` }),
    },
  }
}

const otherFigures: [label: string, key: FigureKey, value: (figures: YearFigures) => string][] = [
  [
    'Self-employment tax, up to the wage base',
    'selfEmployment',
    ({ selfEmployment: of }) => inPercent(of.socialSecurity + of.medicare),
  ],
  ['Part of profit it is counted on', 'selfEmployment', ({ selfEmployment: of }) => inPercent(of.earnings)],
  ['Social Security wage base', 'wageBase', ({ wageBase: of }) => inDollars(of.base)],
  ['Business income deduction', 'businessIncome', ({ businessIncome: of }) => inPercent(of.rate)],
  ['Child tax credit, each child under 17', 'childCredit', ({ childCredit: of }) => inDollars(of.child)],
  ['Credit for another dependent', 'childCreditRule', ({ childCreditRule: of }) => inDollars(of.other)],
  [
    'Earned income credit at most, without to three children',
    'earnedIncomeCredit',
    ({ earnedIncomeCredit: of }) =>
      Object.values(of.rows)
        .map(({ maximum }) => inDollars(maximum))
        .join(', '),
  ],
  ['Deduction from age 65, each', 'seniorDeduction', ({ seniorDeduction: of }) => inDollars(of.each)],
  ['Most tips that can be deducted', 'tipsDeduction', ({ tipsDeduction: of }) => inDollars(of.limit.single)],
  ['Most overtime premium, single', 'overtimeDeduction', ({ overtimeDeduction: of }) => inDollars(of.limit.single)],
  ['Most car loan interest', 'carLoanDeduction', ({ carLoanDeduction: of }) => inDollars(of.limit.single)],
  [
    'State and local taxes that count, at most',
    'stateAndLocalCap',
    ({ stateAndLocalCap: of }) => inDollars(of.cap.single),
  ],
  ['Additional Medicare tax', 'additionalMedicare', ({ additionalMedicare: of }) => inPercent(of.rate)],
  ['Net investment income tax', 'netInvestment', ({ netInvestment: of }) => inPercent(of.rate)],
  ['Ohio rate on business income', 'ohioBusinessIncome', ({ ohioBusinessIncome: of }) => inPercent(of.rate)],
  [
    'Ohio business income free of tax, single',
    'ohioBusinessIncome',
    ({ ohioBusinessIncome: of }) => inDollars(of.limit.single),
  ],
  [
    'Ohio exemption a person, lowest incomes',
    'ohioExemptions',
    ({ ohioExemptions: of }) => inDollars(of.tiers[0]?.each ?? 0),
  ],
  [
    'Ohio retirement credit at most',
    'ohioRetirementCredit',
    ({ ohioRetirementCredit: of }) => inDollars(of.steps.at(-1)?.credit ?? 0),
  ],
  ['Ohio senior credit', 'ohioSeniorCredit', ({ ohioSeniorCredit: of }) => inDollars(of.credit)],
  ['Ohio joint filing credit at most', 'ohioJointFilingCredit', ({ ohioJointFilingCredit: of }) => inDollars(of.limit)],
  [
    'Ohio earned income credit, of the federal one',
    'ohioEarnedIncomeCredit',
    ({ ohioEarnedIncomeCredit: of }) => inPercent(of.rate),
  ],
]

function sourceLinks(key: FigureKey): string {
  return sourcesOf(key)
    .map(({ label, href, year }) => `[${label}](${href})${year === ALL ? '' : ` (${year})`}`)
    .join('; ')
}

const allYears: Section[] = [
  {
    id: 'standard-deduction',
    heading: 'Standard deduction',
    blocks: [
      {
        table: {
          caption: 'Standard deduction by filing status',
          head: ['Tax year', ...STATUSES],
          rows: YEARS.map((year) => [`${year}`, ...columns(figuresOf(year).standardDeduction.basic)]),
          note: `From age 65, or blind, it is more: in ${newest} by ${inDollars(figuresOf(newest).agedOrBlind.unmarried)} unmarried and ${inDollars(figuresOf(newest).agedOrBlind.married)} married.`,
        },
      },
    ],
    sources: sourcesOf('standardDeduction', 'agedOrBlind'),
  },
  {
    id: 'ohio',
    heading: 'Ohio income tax',
    blocks: [
      ...YEARS.map(ohioTable),
      'Business income, school district and city are separate: see [Ohio business taxes](/resources/ohio-business-taxes).',
    ],
    sources: sourcesOf('ohioSchedule'),
  },
  {
    id: 'other-figures',
    heading: 'Other figures',
    blocks: [
      {
        table: {
          caption: 'Limits, rates and credits before income reduces them',
          head: ['Figure', ...years.map(String), 'Source'],
          rows: otherFigures.map(([label, key, value]) => [
            label,
            ...years.map((year) => value(figuresOf(year))),
            sourceLinks(key),
          ]),
        },
      },
      'Figures were compared with copies of their sources; those marked *, of which there was none, with PolicyEngine and Tax-Calculator parameters or a guide that quotes them.',
    ],
    sources: [],
  },
  {
    id: 'left-out',
    heading: 'What it leaves out',
    blocks: [
      'These can change a real return. If one of them is yours, take the result as a rough one and [ask us](/contact).',
      { list: leftOut.map((key) => leftOutPhrases[key].replace(/^./, (letter) => letter.toUpperCase())) },
    ],
  },
]

/** The oldest check among the sources speaks for all. */
const checked = years
  .flatMap((year) => Object.values<YearFigures[FigureKey]>(figuresOf(year)))
  .map(({ source }) => source.checked)
  .toSorted()[0]

export default {
  title: 'Federal and Ohio tax calculator',
  description: `Estimate federal, self-employment and Ohio income tax for ${ALL}. Every figure is dated and sourced, and what you type stays on your device.`,
  lead: `Federal income tax, self-employment tax and Ohio income tax for ${ALL}. An estimate, not advice. What you type stays on your device.`,
  ...(checked && { checked }),
  sections: [...YEARS.map(federal), ...allYears],
} satisfies PageContent
