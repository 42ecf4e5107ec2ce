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
const checked = (title: string, url: string): Source => ({ title, url, checked: DAY })
const compared = (comparedWith: string, title: string, url: string): Source => ({ title, url, comparedWith })

const PARAMETERS = 'PolicyEngine and Tax-Calculator parameters'
const GUIDE = 'a published guide that quotes it'

const section = (number: string, about: string): Source =>
  checked(`26 U.S.C. ${number}: ${about}`, `https://www.law.cornell.edu/uscode/text/26/${number.split(' ')[0]}`)

export const sources = {
  'rev-proc-2024-40': compared(
    PARAMETERS,
    'Rev. Proc. 2024-40: inflation-adjusted items for 2025',
    'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  ),
  'rev-proc-2025-32': checked(
    'Rev. Proc. 2025-32: inflation-adjusted items for 2026',
    'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  ),
  obbba: compared(
    PARAMETERS,
    'Public Law 119-21 (One Big Beautiful Bill Act)',
    'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
  ),
  'form-1040-instructions': checked(
    'Instructions for Form 1040, with the Tax Table',
    'https://www.irs.gov/instructions/i1040gi',
  ),
  'schedule-8812': compared(
    PARAMETERS,
    'Schedule 8812: credits for qualifying children and other dependents',
    'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040',
  ),
  'ssa-wage-base': compared(
    PARAMETERS,
    'Social Security: contribution and benefit base',
    'https://www.ssa.gov/oact/cola/cbb.html',
  ),
  'irc-24': section('24', 'child tax credit'),
  'irc-32': section('32', 'earned income'),
  'irc-86': section('86', 'Social Security benefits'),
  'irc-170': section('170', 'charitable gifts'),
  'irc-199a': section('199A', 'qualified business income'),
  'irc-213': section('213', 'medical expenses'),
  'irc-1211': section('1211', 'limitation on capital losses'),
  'irc-1401': section('1401 and 1402', 'tax on self-employment income'),
  'irc-1411': section('1411', 'net investment income'),
  'irc-3101': section('3101 and 3111', 'Social Security and Medicare on wages'),
  'irc-6654': compared(
    GUIDE,
    '26 U.S.C. 6654: estimated tax of individuals',
    'https://www.law.cornell.edu/uscode/text/26/6654',
  ),
  'ohio-5747-02': checked(
    'Ohio Revised Code 5747.02: income tax rates',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
  ),
  'ohio-5747-025': compared(
    PARAMETERS,
    'Ohio Revised Code 5747.025: personal exemptions',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.025',
  ),
  'ohio-5747-05': compared(
    GUIDE,
    'Ohio Revised Code 5747.05: joint filing credit',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.05',
  ),
  'ohio-it-1040': compared(
    GUIDE,
    'Ohio IT 1040 booklet',
    'https://tax.ohio.gov/individual/resources/individual-income-tax-forms',
  ),
  'ohio-business-income': compared(
    GUIDE,
    'Ohio Department of Taxation: business income deduction',
    'https://tax.ohio.gov/individual/resources/businessincomededuction',
  ),
  'ohio-estimates': compared(
    GUIDE,
    'Ohio Revised Code 5747.09: estimated taxes',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.09',
  ),
} satisfies Record<string, Source>

export type SourceId = keyof typeof sources

/** The title, and where no copy of the source was at hand what our figures were compared with. */
export function sourceName(id: SourceId): string {
  const { title, comparedWith } = sources[id]
  return comparedWith ? `${title}; compared with ${comparedWith}` : title
}
