/** Sources for tax rates and amounts that apply to several tax years. Sources for a single tax year are in that year's file. */
export type Source = { title: string; url: string } & Compared

type Compared =
  /** ISO date when our rates and amounts were checked against the source or a copy of it. */
  | { checked: string; comparedWith?: never }
  /** Name of the substitute that we checked our rates and amounts against, because the source itself was not available. */
  | { comparedWith: string; checked?: never }

const DAY = '2026-11-21'
export const PARAMETERS = 'PolicyEngine and Tax-Calculator parameters'
export const GUIDE = 'a published guide that quotes it'

const source = (title: string, url: string, comparedWith?: string): Source =>
  comparedWith ? { title, url, comparedWith } : { title, url, checked: DAY }

const code = (section: string, about: string, comparedWith?: string): Source =>
  source(`26 U.S.C. ${section}: ${about}`, `https://www.law.cornell.edu/uscode/text/26/${section}`, comparedWith)

export const ohioCode = (section: string, about: string, comparedWith?: string): Source =>
  source(
    `Ohio Revised Code ${section}: ${about}`,
    `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
    comparedWith,
  )

export const obbba = source(
  'Public Law 119-21 (One Big Beautiful Bill Act)',
  'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
  PARAMETERS,
)
export const form1040 = source(
  'Instructions for Form 1040, with the Tax Table',
  'https://www.irs.gov/instructions/i1040gi',
)
export const ssaWageBase = source(
  'Social Security: contribution and benefit base',
  'https://www.ssa.gov/oact/cola/cbb.html',
  PARAMETERS,
)
export const irc24 = code('24', 'child tax credit')
export const irc32 = code('32', 'earned income')
export const irc86 = code('86', 'Social Security benefits')
export const irc170 = code('170', 'charitable gifts')
export const irc199a = code('199A', 'qualified business income')
export const irc213 = code('213', 'medical expenses')
export const irc1211 = code('1211', 'limitation on capital losses')
export const irc1401 = code('1401', 'tax on self-employment income, with 1402')
export const irc1411 = code('1411', 'net investment income')
export const irc3101 = code('3101', 'Social Security and Medicare on wages, with 3111')
export const irc6654 = code('6654', 'estimated tax of individuals', GUIDE)
export const orc574702 = ohioCode('5747.02', 'income tax rates')
export const orc5747025 = ohioCode('5747.025', 'personal exemptions', PARAMETERS)
export const ohioIt1040 = source(
  'Ohio IT 1040 booklet',
  'https://tax.ohio.gov/individual/resources/individual-income-tax-forms',
  GUIDE,
)
export const ohioBusinessIncome = source(
  'Ohio Department of Taxation: business income deduction',
  'https://tax.ohio.gov/individual/resources/businessincomededuction',
  GUIDE,
)
export const orc574709 = ohioCode('5747.09', 'estimated taxes', GUIDE)
