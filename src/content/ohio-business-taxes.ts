/**
 * Copy for the page about Ohio business taxes. The page omits Dresden's city tax rate and the 2027 minimum wage,
 * because no source states them. It omits the severance tax rates and the tax rates of Cambridge, Newcomerstown and
 * Pickerington, because their sources are outdated. It omits the fee for a vendor's license, because the sources
 * conflict.
 */
import type { PageContent } from '#shared/page-content.ts'

export default {
  title: 'Ohio Business Taxes',
  description:
    'The Ohio taxes your business may owe, with rates and where to file: CAT, sales tax by county, payroll, IT 4738, city and school district.',
  lead: 'Ohio does not tax corporate profit the way the IRS does. It has several other business taxes instead. Find the taxes that apply to you.',
  action: {
    invite: 'Tell us what you sell and who you pay.',
    atHand: ['Your Ohio account numbers', 'Last year’s gross receipts', 'The cities you work in'],
  },
  sections: [
    {
      id: 'which-apply',
      heading: 'Which taxes apply to you',
      blocks: [
        {
          list: [
            'You take in several million dollars a year: [commercial activity tax](#cat).',
            'You sell goods or taxable services: [sales tax](#sales-tax).',
            'You buy online or out of state without paying sales tax: [use tax](#sales-tax).',
            'You pay wages: [withholding, unemployment and workers’ compensation](#employer).',
            'An employee lives in a school district with an income tax: [school district withholding](#school-district).',
            'You own a partnership, an LLC or an S corporation: [business income and IT 4738](#pass-through).',
            'You earn a profit inside a city or village: [net profit tax](#city).',
            'You take oil, gas, coal, stone, sand or salt out of the ground: [severance tax](#severance).',
          ],
        },
        'Federal tax is separate. Our {service:business-tax} page covers the federal returns. The figures here are for information and are not advice on your situation.',
      ],
    },
    {
      id: 'cat',
      heading: 'Commercial activity tax (CAT)',
      blocks: [
        'The CAT is a tax on gross receipts, not on profit. It applies to corporations, partnerships, LLCs and sole proprietors. Since 2025 most small businesses owe no CAT.',
        {
          table: {
            caption: 'CAT for 2025 and later',
            head: ['Question', 'Answer'],
            rows: [
              ['Who owes it', 'Businesses with more than $6 million of Ohio taxable gross receipts in a year'],
              ['Rate', '0.26% of the amount above $6 million'],
              ['In 2024', 'The threshold was $3 million'],
              ['Yearly minimum tax and yearly return', 'Ended with 2023'],
              ['Returns', 'Each quarter, online: [CAT due dates](/resources/due-dates?for=cat)'],
              ['Where to file', '[Ohio Business Gateway](https://gateway.ohio.gov)'],
              ['Questions', 'CAT line 888-722-8829'],
            ],
          },
        },
        {
          note: 'If you once registered and are now below the threshold, your account may still be open. You have to file zero returns for an open account until you cancel it.',
        },
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5751.03, rate and exclusion',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5751.03',
          year: '2025 on',
        },
      ],
    },
    {
      id: 'sales-tax',
      heading: 'Sales and use tax',
      blocks: [
        'The state rate is 5.75%. Counties and transit districts add their own rates. If you sell from a location in Ohio, you charge the rate at that location. Sellers outside Ohio charge the rate where the goods arrive.',
        {
          table: {
            caption: 'Sales tax by county, including the state rate, as of April 1, 2025',
            head: ['County', 'Rate', 'Inside the COTA area', 'Towns we serve'],
            rows: [
              ['Muskingum', '7.25%', '', 'Dresden, Zanesville'],
              ['Coshocton', '7.75%', '', 'Coshocton'],
              ['Licking', '7.25%', '8.25%', 'Newark'],
              ['Guernsey', '7.25%', '', 'Cambridge'],
              ['Knox', '7.25%', '', 'Mount Vernon'],
              ['Tuscarawas', '6.75%', '', 'Newcomerstown'],
              ['Washington', '7.25%', '', 'Marietta'],
              ['Franklin', '8.00%', '', 'Columbus'],
              ['Fairfield', '6.75%', '7.75%', 'Most of Pickerington'],
            ],
            note: 'COTA is the bus system in the Columbus area. Rates change only at the start of a quarter. Look up your address in [The Finder](https://tax.ohio.gov/Finder) before you set up the register.',
          },
        },
        {
          list: [
            'Before your first sale, get a vendor’s license for each fixed place of business from the county auditor or the Gateway.',
            'File a return (UST-1) for each period, even if you sold nothing: [sales tax due dates](/resources/due-dates?for=sales).',
            'Use tax has the same rate. You owe it on taxable items that you bought without sales tax and used in Ohio.',
            'For an exempt sale, you need a certificate on file. Some exemptions ended on January 1, 2026.',
            'Questions about sales tax: 888-405-4039.',
          ],
        },
        'See what is taxed in your industry: [construction](/industries/construction), [retail](/industries/retail), [manufacturing](/industries/manufacturing).',
      ],
      sources: [
        {
          label: 'Ohio Department of Taxation, bulletin on rate changes',
          href: 'https://content.govdelivery.com/accounts/OHTAX/bulletins/3c678f3',
          year: 'April 1, 2025',
        },
        {
          label: 'Ohio Department of Taxation, The Finder',
          href: 'https://tax.ohio.gov/Finder',
          year: 'Current rate by address',
        },
        {
          label: 'Ohio Revised Code 5739.02, sales tax and exemptions',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5739.02',
          year: '2026',
        },
      ],
    },
    {
      id: 'employer',
      heading: 'If you have employees',
      blocks: [
        {
          table: {
            caption: 'What an Ohio employer registers for, files and pays',
            head: ['What', 'Who pays', 'How much', 'How often', 'Where'],
            rows: [
              [
                'Ohio income tax withholding (IT 501, IT 941)',
                'Employee',
                'Based on the Department’s tables and the employee’s IT 4',
                'The Department sets how often you pay. You also file a yearly reconciliation',
                '[Ohio Business Gateway](https://gateway.ohio.gov)',
              ],
              [
                'Unemployment',
                'Employer',
                'Your own rate on the first $9,000 of each person’s wages, and a 0.15% technology and customer-service fee from January 2026 to December 2027',
                'Quarterly',
                '[The SOURCE](https://thesource.jfs.ohio.gov)',
              ],
              [
                'Workers’ compensation (BWC)',
                'Employer',
                'Based on payroll and type of work',
                'Installments, and a payroll report (true-up) once a year',
                '[BWC](https://info.bwc.ohio.gov/for-employers)',
              ],
              [
                'City or village withholding',
                'Employee',
                'The rate of the place of work',
                'Set by the city',
                'The city, [RITA](https://www.ritaohio.com) or another collector',
              ],
              [
                'School district withholding',
                'Employee',
                'The rate of the home district',
                'With Ohio withholding',
                '[Ohio Business Gateway](https://gateway.ohio.gov)',
              ],
            ],
          },
        },
        {
          list: [
            'Register for withholding within 15 days of the first wages from which you have to withhold tax.',
            'You need workers’ compensation starting with your first employee. The application (U-3) costs at least $120 (2026), which is not refundable.',
            'Sole proprietors, partners and LLC members who work as partners are covered only if they choose to be.',
            'Do not withhold Ohio tax from the wages of residents of Indiana, Kentucky, Michigan, Pennsylvania and West Virginia. Their home state taxes them.',
            'Report each new hire to the state soon after the first day of work.',
            'Minimum wage for 2026: $11.00 an hour, $5.50 for tipped employees, for employers with gross receipts above $405,000. For other employers, and for workers aged 14 and 15: $7.25. Check the state’s poster for 2027.',
          ],
        },
        'We can do this for you: see {service:payroll}.',
      ],
      sources: [
        {
          label: 'Ohio Department of Job and Family Services, The SOURCE',
          href: 'https://thesource.jfs.ohio.gov',
          year: '2026, 2027',
        },
        {
          label: 'Ohio Bureau of Workers’ Compensation, for employers',
          href: 'https://info.bwc.ohio.gov/for-employers',
          year: '2026',
        },
        { label: 'Ohio Department of Commerce, minimum wage', href: 'https://com.ohio.gov', year: '2026' },
        { label: 'Ohio Department of Taxation', href: 'https://tax.ohio.gov', year: '2026' },
      ],
    },
    {
      id: 'pass-through',
      heading: 'Business income and IT 4738',
      blocks: [
        'Sole proprietors, partners and S corporation owners report the profit and pay the Ohio tax on their own return (IT 1040). Two rules make this tax different from the tax on wages.',
        {
          table: {
            caption: 'How Ohio taxes business income',
            head: ['Rule', 'How it works', 'Year'],
            rows: [
              [
                'Business income deduction',
                'You deduct the first $250,000 of business income ($125,000 if married filing separately)',
                '2025',
              ],
              ['Rate on the rest', 'A flat 3%', '2025'],
              [
                'Wages from your own business',
                'If you own at least 20%, your wages, or a partner’s fixed pay (guaranteed payments), count as business income',
                '2025',
              ],
              [
                'IT 4738 election',
                'The entity pays 3% itself. Owners add the tax back and take a refundable credit',
                '2023 on',
              ],
              [
                'Conditions of IT 4738',
                'You elect it for one year. The election is irrevocable and binds every owner. It is not available to a one-owner LLC without its own federal return',
                '2023 on',
              ],
            ],
            note: 'IT 4708 is the other return an entity may file for its owners who live outside Ohio.',
          },
        },
        'The election can help owners who itemize and reach the federal limit on state and local tax. It can also cost more than it saves. [Ask us](/contact) to run it both ways.',
      ],
      sources: [
        {
          label: 'Ohio Department of Taxation, business income deduction',
          href: 'https://tax.ohio.gov/individual/resources/businessincomededuction',
          year: '2025',
        },
        {
          label: 'Ohio Revised Code 5747.38, tax on an electing pass-through entity',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.38',
          year: '2023 on',
        },
      ],
    },
    {
      id: 'city',
      heading: 'City and village net profit tax',
      blocks: [
        'Cities and villages tax the profit a business earns there and the wages it pays there. Townships themselves do not. Your profit is divided among cities and villages based on where your property, payroll and sales are.',
        {
          table: {
            caption: 'Income tax in the places we serve',
            head: ['Place', 'Rate', 'Who collects', 'Source of the rate'],
            rows: [
              ['Dresden', 'Ask the village', 'Village', 'Village income tax office'],
              ['Zanesville', '1.9%', 'See The Finder', 'City code 182.012, as of 2015'],
              ['Coshocton', '2.0%', 'City income tax office', 'City code 191.03, since July 1, 2015'],
              ['Newark', '1.75%', 'City tax office', 'City website, 2026'],
              ['Cambridge', 'Ask the city', 'City', 'City income tax office'],
              ['Mount Vernon', '2.0%', 'See The Finder', 'Newspaper report of 2020'],
              ['Newcomerstown', 'Ask RITA', 'RITA', 'Regional Income Tax Agency'],
              ['Marietta', '1.85%', 'City', 'City code 183.01, since January 1, 2019'],
              ['Columbus', '2.5%', 'City, portal [CRISP](https://crisp.columbus.gov)', 'City website, September 2026'],
              ['Pickerington', 'Ask the city', 'See The Finder', 'City income tax office'],
            ],
            note: 'Some sources are years old. Ask the city before you rely on a rate, or look up the address in [The Finder](https://tax.ohio.gov/Finder).',
          },
        },
        {
          list: [
            'You need to make estimated payments if you will owe a city $200 or more (2026).',
            'Cities tax the wages in box 5 of the W-2, which include what an employee puts into a 401(k).',
            'A business that files in several cities may file one net profit return with the state instead. You choose that on the [Gateway](https://gateway.ohio.gov).',
          ],
        },
      ],
      sources: [
        { label: 'City of Newark, tax office', href: 'https://www.newarkohio.net/city-services/tax', year: '2026' },
        { label: 'City of Columbus', href: 'https://www.columbus.gov', year: '2026' },
        {
          label: 'RITA, estimated payments',
          href: 'https://www.ritaohio.com/Individuals/Home/Estimates',
          year: '2026',
        },
        {
          label: 'Ohio Revised Code 718.80, net profit tax filed with the state',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-718.80',
          year: '2026',
        },
        {
          label: 'Ohio Department of Taxation, The Finder',
          href: 'https://tax.ohio.gov/Finder',
          year: 'Current rate by address',
        },
      ],
    },
    {
      id: 'school-district',
      heading: 'School district withholding',
      blocks: [
        'Many Ohio school districts have an income tax. Only people who live in the district owe it. A business does not owe it on its profit, but has to withhold it from employees who live in the district, even if the business is somewhere else.',
        {
          table: {
            caption: 'School district income tax for an employer',
            head: ['Question', 'Answer'],
            rows: [
              ['Which district', 'The district the employee lives in, not the district of your business'],
              [
                'How to find out',
                'The employee names it on form IT 4. Check the address in [The Finder](https://tax.ohio.gov/Finder)',
              ],
              ['Taxed income', 'Depends on the district: all income, or earned income only'],
              ['The employee’s return', 'SD 100, separate from the Ohio return'],
            ],
          },
        },
        'When an employee moves, ask for a new IT 4. We do not list the rates, because voters can change them.',
      ],
      sources: [
        {
          label: 'Ohio Department of Taxation, The Finder',
          href: 'https://tax.ohio.gov/Finder',
          year: 'Current rate by address',
        },
      ],
    },
    {
      id: 'severance',
      heading: 'Severance tax',
      blocks: [
        'If you take certain natural resources out of the ground in Ohio, you pay a tax by volume or weight, whatever the price: by the barrel for oil, by the thousand cubic feet for gas. Returns are quarterly. State oil and gas assessments are added on top.',
        'A landowner who receives a royalty does not file the return. Often the producer deducts a share of the tax from the royalty check. See [oil and gas](/industries/oil-and-gas).',
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5749.02, severance tax and its rates',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5749.02',
          year: '2026',
        },
      ],
    },
    {
      id: 'due-dates',
      heading: 'Due dates',
      blocks: [
        'These are the next federal and Ohio due dates. The [full list of due dates](/resources/due-dates) shows those that apply to you, and adds them to your calendar. To pay, see the [tax payment center](/resources/tax-payment-center).',
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies PageContent
