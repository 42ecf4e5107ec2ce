/**
 * The nine cities of the service area. Their sites' addresses are the brands' business.
 *
 * Notes hold only what tax-facts.md marks [V] or [V2]; the comment beside each says how old its source is. A city tax
 * rate that was not found (Dresden's own) is left out. Confirm each with the city before launch.
 */
export interface City {
  name: string
  county: string
  /** Where the firm is: shown as "(You are here)". */
  isHome: boolean
  /** The city's own site, elsewhere. Placeholders: see `npm run launch:check`. */
  site?: string
  /** One line about the city's or county's tax. */
  note?: string
}

export const cities: City[] = [
  {
    name: 'Dresden',
    county: 'Muskingum',
    isHome: true,
    // [V2] Department map of July 2024, later bulletins without a change for the county.
    note: 'Sales tax in Muskingum County is 7.25%, the state share included.',
  },
  {
    name: 'Zanesville',
    county: 'Muskingum',
    isHome: false,
    site: 'https://zanesville.example/',
    // [V] city code 182.012, as of 2015.
    note: 'The city code sets the income tax at 1.9%.',
  },
  {
    name: 'Coshocton',
    county: 'Coshocton',
    isHome: false,
    site: 'https://coshocton.example/',
    // [V] city code 191.03.
    note: 'City income tax is 2.0%, the rate since July 2015.',
  },
  {
    name: 'Newark',
    county: 'Licking',
    isHome: false,
    site: 'https://newark.example/',
    // [V] newarkohio.net/city-services/tax
    note: 'City income tax is 1.75%. Residents 18 and over register and file with the city tax office.',
  },
  {
    name: 'Cambridge',
    county: 'Guernsey',
    isHome: false,
    site: 'https://cambridge.example/',
    // [V] the city's tax facts page. The 2.0% rate is left out: its ordinance ran through 2023.
    note: 'The city asks for estimated payments when you expect to owe it $200 or more.',
  },
  {
    name: 'Mount Vernon',
    county: 'Knox',
    isHome: false,
    site: 'https://mount-vernon.example/',
    // [V2] mountvernonnews.com of 2020-02-13.
    note: 'City income tax is 2.0%.',
  },
  {
    name: 'Newcomerstown',
    county: 'Tuscarawas',
    isHome: false,
    site: 'https://newcomerstown.example/',
    // [V2] RITA's Form 37 table of 2016-17. The rate of that table is left out for its age.
    note: 'The village income tax return goes to the Regional Income Tax Agency (RITA).',
  },
  {
    name: 'Marietta',
    county: 'Washington',
    isHome: false,
    site: 'https://marietta.example/',
    // [V] city code 183.01.
    note: 'City income tax is 1.85%, the rate since January 2019.',
  },
  {
    name: 'Columbus',
    county: 'Franklin',
    isHome: false,
    site: 'https://columbus.example/',
    // [V] columbus.gov of 2026-09-07; the Department's bulletin on the changes of 2025-04-01.
    note: 'City income tax is 2.5%. Sales tax in Franklin County is 8.0%, the rate since April 2025.',
  },
]
