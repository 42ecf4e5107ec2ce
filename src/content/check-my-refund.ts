/**
 * Copy for the page where visitors check their tax refund. Each entry is a tax agency with one official page. State a processing
 * time only if the agency's own page states it. Otherwise, name the page that the visitor should check.
 */
import type { AuthorityContent } from '#shared/page-content.ts'

export default {
  title: 'Check My Refund',
  description:
    'Where is my tax refund? The official pages of the IRS, Ohio, RITA and Columbus, what you need and how long each takes.',
  lead: 'Each tax agency knows only about its own refunds. Choose the refund you are waiting for, then look it up on the official page.',
  action: {
    invite: 'Is your refund late? We can read the letter with you.',
    atHand: [
      'The return you filed, with its date',
      'Any letter from the tax agency',
      'What the official page shows today',
    ],
  },
  warning: {
    heading: 'Before you enter your Social Security number',
    points: [
      'Check the website address. The words right before the first single slash show whose site it is: irs.gov for the IRS, ohio.gov for the state, ritaohio.com for RITA, columbus.gov for Columbus.',
      'Search results can list look-alike sites first. An address that only contains “irs” or “refund” can be fake.',
      'No tax agency needs a fee, a gift card or your bank password to release a refund.',
      'A text or email with a link to a refund is not from the IRS. Do not open the link. The [IRS page on scams](https://www.irs.gov/scams) explains how to report it.',
      'Never send us your Social Security number through the contact form or by email.',
    ],
  },
  entries: [
    {
      id: 'federal',
      title: 'Federal refund',
      about: 'The refund on your Form 1040 from the IRS.',
      have: [
        'Social Security number or ITIN (the number the IRS gives people without one)',
        'Filing status on the return',
        'The exact refund amount in whole dollars, from the return',
        'The tax year',
      ],
      time: 'The status appears about 24 hours after you e-file this year’s return, three to four days after you e-file an earlier year’s return, and four weeks after you mail a paper return. Most e-filed refunds are paid within 21 days.',
      action: { label: 'Open Where’s My Refund at the IRS', href: 'https://www.irs.gov/refunds' },
      notes: [
        'The IRS updates the page once a day, so checking more often does not help.',
        'Returns with the earned income credit or the refundable child tax credit are held longer at the start of the season. The IRS page shows the date.',
        'The IRS is phasing out paper refund checks. Enter your bank account on the return.',
      ],
    },
    {
      id: 'federal-amended',
      title: 'Amended federal return',
      about: 'A corrected return on Form 1040-X.',
      have: ['Social Security number or ITIN', 'Date of birth', 'ZIP code on the amended return'],
      time: 'This takes longer than an original return. It takes a few weeks for the status to appear. The IRS page shows the current processing time.',
      action: {
        label: 'Open Where’s My Amended Return at the IRS',
        href: 'https://www.irs.gov/filing/wheres-my-amended-return',
      },
      notes: [
        'Where’s My Refund does not show amended returns.',
        'If the change affects your Ohio, school district or city tax, amend those returns too.',
      ],
    },
    {
      id: 'ohio',
      title: 'Ohio refund',
      about: 'The refund on your Ohio IT 1040 from the Department of Taxation.',
      have: [
        'Social Security number of the first person on the return',
        'Date of birth, or another item the page asks for',
        'The exact refund amount from the Ohio return',
        'The tax year',
      ],
      time: 'The Department shows the stage of your return and its current processing times on the same page. Paper returns take longer than e-filed returns.',
      action: { label: 'Open Ohio’s Refund Status Page', href: 'https://tax.ohio.gov/individual/refund-status' },
      notes: [
        'Ohio may send you a letter to confirm that you filed the return. Your refund is on hold until you respond. The number to call is on [tax.ohio.gov](https://tax.ohio.gov).',
      ],
    },
    {
      id: 'school-district',
      title: 'School district refund',
      about: 'The refund on the SD 100, which is separate from the Ohio return.',
      have: [
        'Social Security number of the first person on the return',
        'Date of birth, or another item the page asks for',
        'The exact refund amount from the SD 100, not the one from the Ohio return',
        'The tax year',
      ],
      time: 'The page for the Ohio refund shows this refund too. The two refunds can arrive on different days.',
      action: { label: 'Open Ohio’s Refund Status Page', href: 'https://tax.ohio.gov/individual/refund-status' },
      notes: ['Choose school district income tax on the page. The Department, not the school, pays this refund.'],
    },
    {
      id: 'rita',
      title: 'City refund through RITA',
      about: 'For cities and villages that use the Regional Income Tax Agency, such as Newcomerstown.',
      have: [
        'Your RITA login (MyAccount), or what you need to set one up',
        'Social Security number',
        'A copy of the return or refund request you sent (Form 37 or Form 10A)',
      ],
      time: 'MyAccount shows the status and what RITA still needs from you.',
      action: { label: 'Open RITA', href: 'https://www.ritaohio.com' },
      notes: [
        'A refund for days worked outside the city needs your employer’s signature on the request.',
        'Not sure who collects for your town? Look up your address in [The Finder](https://tax.ohio.gov/Finder).',
      ],
    },
    {
      id: 'columbus',
      title: 'Columbus refund',
      about: 'City income tax paid to Columbus.',
      have: ['Your CRISP login', 'A copy of the return you filed', 'W-2 with the local boxes 18 to 20'],
      time: 'Columbus does not give a date in advance. Your CRISP account shows the status. Under state law, a city owes you interest after 90 days.',
      action: { label: 'Open Columbus CRISP', href: 'https://crisp.columbus.gov' },
      notes: [
        'Columbus checks each refund before it pays. If it asks for documents by letter, your refund is on hold until you send them.',
      ],
    },
    {
      id: 'other-city',
      title: 'Another city or village',
      about:
        'Dresden, Coshocton, Newark, Cambridge and Marietta have their own tax offices. For any other place, The Finder shows who collects the tax.',
      have: ['The address where you worked or lived', 'A copy of the city return', 'W-2 with the local boxes 18 to 20'],
      time: 'Ask the city’s income tax office. Its phone number is on your return or on the city’s own website.',
      action: { label: 'Find the Tax Office for an Address', href: 'https://tax.ohio.gov/Finder' },
      notes: ['Newark’s tax office has [its own page](https://www.newarkohio.net/city-services/tax).'],
    },
  ],
  closing: {
    heading: 'If your refund does not come',
    points: [
      'Compare the amount you entered with your return. If it is off by one dollar, the page will not find your refund.',
      'Open your mail. A tax agency that needs something from you sends a letter.',
      'Your refund can be smaller because part of it paid an old debt. The letter names the agency that received the money.',
      'Bring the letter and a copy of the return to us. [Schedule a meeting](/schedule), and we will go through it together.',
    ],
  },
  checked: '2026-11-21',
  sources: [
    { label: 'IRS, refunds', href: 'https://www.irs.gov/refunds', year: '2026' },
    { label: 'Ohio Department of Taxation', href: 'https://tax.ohio.gov', year: '2026' },
    { label: 'City of Columbus, Income Tax Division', href: 'https://www.columbus.gov', year: '2026' },
    { label: 'Regional Income Tax Agency', href: 'https://www.ritaohio.com', year: '2026' },
  ],
} satisfies AuthorityContent
