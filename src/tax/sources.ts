/** Where the figures are from, and what ours were compared with. */
type Source = {
  title: string
  url: string
  /** When our figures were compared with that source or a copy of it. */
  checked?: string
  /** What they were compared with instead, where no copy was at hand. */
  comparedWith?: string
}

const DAY = '2026-11-21'
const PARAMETERS = 'PolicyEngine and Tax-Calculator parameters'
const GUIDE = 'a published guide that quotes it'

const source = (title: string, url: string, comparedWith?: string): Source =>
  comparedWith ? { title, url, comparedWith } : { title, url, checked: DAY }

const code = (section: string, about: string, comparedWith?: string): Source =>
  source(`26 U.S.C. ${section}: ${about}`, `https://www.law.cornell.edu/uscode/text/26/${section}`, comparedWith)

const ohioCode = (section: string, about: string, comparedWith?: string): Source =>
  source(
    `Ohio Revised Code ${section}: ${about}`,
    `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
    comparedWith,
  )

export const sources = {
  'rev-proc-2024-40': source(
    'Rev. Proc. 2024-40: inflation-adjusted items for 2025',
    'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
    PARAMETERS,
  ),
  'rev-proc-2025-32': source(
    'Rev. Proc. 2025-32: inflation-adjusted items for 2026',
    'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  ),
  obbba: source(
    'Public Law 119-21 (One Big Beautiful Bill Act)',
    'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
    PARAMETERS,
  ),
  'form-1040-instructions': source(
    'Instructions for Form 1040, with the Tax Table',
    'https://www.irs.gov/instructions/i1040gi',
  ),
  'schedule-8812': source(
    'Schedule 8812: child and dependent credits',
    'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040',
    PARAMETERS,
  ),
  'ssa-wage-base': source(
    'Social Security: contribution and benefit base',
    'https://www.ssa.gov/oact/cola/cbb.html',
    PARAMETERS,
  ),
  'irc-24': code('24', 'child tax credit'),
  'irc-32': code('32', 'earned income'),
  'irc-86': code('86', 'Social Security benefits'),
  'irc-170': code('170', 'charitable gifts'),
  'irc-199a': code('199A', 'qualified business income'),
  'irc-213': code('213', 'medical expenses'),
  'irc-1211': code('1211', 'limitation on capital losses'),
  'irc-1401': code('1401', 'tax on self-employment income, with 1402'),
  'irc-1411': code('1411', 'net investment income'),
  'irc-3101': code('3101', 'Social Security and Medicare on wages, with 3111'),
  'irc-6654': code('6654', 'estimated tax of individuals', GUIDE),
  'ohio-5747-02': ohioCode('5747.02', 'income tax rates'),
  'ohio-5747-025': ohioCode('5747.025', 'personal exemptions', PARAMETERS),
  'ohio-5747-05': ohioCode('5747.05', 'joint filing credit', GUIDE),
  'ohio-it-1040': source(
    'Ohio IT 1040 booklet',
    'https://tax.ohio.gov/individual/resources/individual-income-tax-forms',
    GUIDE,
  ),
  'ohio-business-income': source(
    'Ohio Department of Taxation: business income deduction',
    'https://tax.ohio.gov/individual/resources/businessincomededuction',
    GUIDE,
  ),
  'ohio-estimates': ohioCode('5747.09', 'estimated taxes', GUIDE),
} satisfies Record<string, Source>

export type SourceId = keyof typeof sources
