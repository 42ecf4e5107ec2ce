/** Where the figures are from. `checked` is when ours were compared with that source or with a copy of it. */
const source = (title: string, url: string, checked = '2026-11-21') => ({ title, url, checked })

export const sources = {
  'rev-proc-2024-40': source(
    'Rev. Proc. 2024-40: inflation-adjusted items for 2025',
    'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  ),
  'rev-proc-2025-32': source(
    'Rev. Proc. 2025-32: inflation-adjusted items for 2026',
    'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  ),
  obbba: source(
    'Public Law 119-21 (One Big Beautiful Bill Act)',
    'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
  ),
  'form-1040-instructions': source(
    'Instructions for Form 1040, with the Tax Table',
    'https://www.irs.gov/instructions/i1040gi',
  ),
  'schedule-8812': source(
    'Schedule 8812: credits for qualifying children and other dependents',
    'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040',
  ),
  'ssa-wage-base': source('Social Security: contribution and benefit base', 'https://www.ssa.gov/oact/cola/cbb.html'),
  'irc-32': source('26 U.S.C. 32: earned income', 'https://www.law.cornell.edu/uscode/text/26/32'),
  'irc-86': source('26 U.S.C. 86: Social Security benefits', 'https://www.law.cornell.edu/uscode/text/26/86'),
  'irc-170': source('26 U.S.C. 170: charitable gifts', 'https://www.law.cornell.edu/uscode/text/26/170'),
  'irc-213': source('26 U.S.C. 213: medical expenses', 'https://www.law.cornell.edu/uscode/text/26/213'),
  'irc-1211': source('26 U.S.C. 1211: limitation on capital losses', 'https://www.law.cornell.edu/uscode/text/26/1211'),
  'irc-1401': source(
    '26 U.S.C. 1401 and 1402: tax on self-employment income',
    'https://www.law.cornell.edu/uscode/text/26/1401',
  ),
  'irc-1411': source('26 U.S.C. 1411: net investment income', 'https://www.law.cornell.edu/uscode/text/26/1411'),
  'irc-6654': source('26 U.S.C. 6654: estimated tax of individuals', 'https://www.law.cornell.edu/uscode/text/26/6654'),
  'ohio-5747-02': source(
    'Ohio Revised Code 5747.02: income tax rates',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
  ),
  'ohio-5747-025': source(
    'Ohio Revised Code 5747.025: personal exemptions',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.025',
  ),
  'ohio-it-1040': source(
    'Ohio IT 1040 booklet',
    'https://tax.ohio.gov/individual/resources/individual-income-tax-forms',
  ),
  'ohio-business-income': source(
    'Ohio Department of Taxation: business income deduction',
    'https://tax.ohio.gov/individual/resources/businessincomededuction',
  ),
  'ohio-estimates': source(
    'Ohio Revised Code 5747.09: estimated taxes',
    'https://codes.ohio.gov/ohio-revised-code/section-5747.09',
  ),
} as const

export type SourceId = keyof typeof sources
