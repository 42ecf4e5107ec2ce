/**
 * The nine cities in the service area. The comment above each note names its source, which is "secondary" unless the city or the
 * state published it. State no rate without a source, and confirm each note with the city before launch.
 */
export interface City {
  name: string
  county: string
  /** True for the firm's home city, which pages mark with "(You are here)". */
  isHome: boolean
  /** URL of the firm's site for the city. `npm run launch:check` lists placeholder URLs. */
  site?: string
  note?: string
}

export const cities: City[] = [
  {
    name: 'Dresden',
    county: 'Muskingum',
    isHome: true,
    // Source of the sales tax rate: map by the Ohio Department of Taxation, July 2024. Later bulletins did not change
    // the county's rate.
    note: 'Sales tax in Muskingum County is 7.25%, including the state rate.',
  },
  {
    name: 'Zanesville',
    county: 'Muskingum',
    isHome: false,
    site: 'https://zanesville.example/',
    // Source of the city income tax rate: city code 182.012, as of 2015.
    note: 'The city code sets the income tax at 1.9%.',
  },
  {
    name: 'Coshocton',
    county: 'Coshocton',
    isHome: false,
    site: 'https://coshocton.example/',
    // Source of the city income tax rate: city code 191.03.
    note: 'City income tax has been 2.0% since July 2015.',
  },
  {
    name: 'Newark',
    county: 'Licking',
    isHome: false,
    site: 'https://newark.example/',
    // Source of the city income tax rate: newarkohio.net/city-services/tax
    note: 'City income tax is 1.75%. Residents 18 and over register and file with the city tax office.',
  },
  {
    name: 'Cambridge',
    county: 'Guernsey',
    isHome: false,
    site: 'https://cambridge.example/',
    // Source: the city's tax facts page. The note omits the 2.0% rate, because the ordinance for this rate expired in 2023.
    note: 'The city asks for estimated payments if you expect to owe it $200 or more.',
  },
  {
    name: 'Mount Vernon',
    county: 'Knox',
    isHome: false,
    site: 'https://mount-vernon.example/',
    // Secondary source of the city income tax rate: mountvernonnews.com, published 2020-02-13.
    note: 'City income tax is 2.0%.',
  },
  {
    name: 'Newcomerstown',
    county: 'Tuscarawas',
    isHome: false,
    site: 'https://newcomerstown.example/',
    // Secondary source: RITA's table for Form 37, 2016-17. The note omits the table's rate, because the table is old.
    note: 'The village income tax return goes to the Regional Income Tax Agency (RITA).',
  },
  {
    name: 'Marietta',
    county: 'Washington',
    isHome: false,
    site: 'https://marietta.example/',
    // Source of the city income tax rate: city code 183.01.
    note: 'City income tax has been 1.85% since January 2019.',
  },
  {
    name: 'Columbus',
    county: 'Franklin',
    isHome: false,
    site: 'https://columbus.example/',
    // Sources: columbus.gov (accessed 2026-09-07) and the Ohio Department of Taxation's bulletin on rates effective 2025-04-01.
    note: 'City income tax is 2.5%. Sales tax in Franklin County has been 8.0% since April 2025.',
  },
]
