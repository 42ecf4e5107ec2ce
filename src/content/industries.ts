/** The seven industries, in the order of the menu and the carousel. Each has a page in ./industries/. */
export interface Industry {
  slug: string
  title: string
  /** One line, at most 110 characters. */
  description: string
  /** Name in the Phosphor set, without a prefix. */
  icon: string
  link: `/industries/${string}`
}

export default [
  {
    slug: 'construction',
    title: 'Construction',
    description: 'Job costing, sales tax on materials, subcontractors, and crews in many towns.',
    icon: 'hard-hat',
    link: '/industries/construction',
  },
  {
    slug: 'retail',
    title: 'Retail',
    description: 'Sales tax by county, stock counts, card and web sales, wages and tips.',
    icon: 'storefront',
    link: '/industries/retail',
  },
  {
    slug: 'healthcare',
    title: 'Healthcare',
    description: 'Insurer payments matched to deposits, provider pay, and books without patient details.',
    icon: 'stethoscope',
    link: '/industries/healthcare',
  },
  {
    slug: 'professional-services',
    title: 'Professional services',
    description: 'Owner pay, client trust money, and tax in each city where the work is done.',
    icon: 'scales',
    link: '/industries/professional-services',
  },
  {
    slug: 'manufacturing',
    title: 'Manufacturing',
    description: 'Inventory cost, equipment write-offs, and the Ohio manufacturing exemption.',
    icon: 'factory',
    link: '/industries/manufacturing',
  },
  {
    slug: 'oil-and-gas',
    title: 'Oil and gas',
    description: 'Royalties, lease bonuses, depletion and severance tax for landowners and producers.',
    icon: 'drop',
    link: '/industries/oil-and-gas',
  },
  {
    slug: 'private-equity',
    title: 'Private equity',
    description: 'Books a buyer can trust, deal structure, and tax for owners who sell.',
    icon: 'handshake',
    link: '/industries/private-equity',
  },
] as const satisfies readonly Industry[]
