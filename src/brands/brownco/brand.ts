import type { BrandFacts } from '#shared/brand'

// The domain, email, phone numbers and links are placeholders with reserved values. `npm run launch:check` lists them.
export default {
  domain: 'brownco.example',
  domainValue: 'brownco',
  name: 'Brown & Co.',
  tagline: 'Together We Win',
  familyLine: 'Strategy, finance and marketing advice for owners',
  colors: { primary: '#ea384c', secondary: '#000000', accent: '#999999' },
  theme: {
    light: {
      ground: '#ffffff',
      surface: '#f5f5f4',
      ink: '#000000',
      muted: '#575757',
      line: '#c9c9c9',
      brand: '#ea384c',
      onBrand: '#000000',
      accent: '#b01b2e',
      danger: '#b01b2e',
      focus: '#000000',
    },
    dark: {
      ground: '#000000',
      surface: '#161616',
      ink: '#f2f2f2',
      muted: '#999999',
      line: '#3a3a3a',
      brand: '#e14457',
      onBrand: '#000000',
      accent: '#f4596b',
      danger: '#ff7d6e',
      focus: '#f2f2f2',
    },
  },
  serviceCard: {
    light: { iconBg: '#000000', iconText: '#ffffff', hoverBorder: '#b01b2e', buttonHover: '#ea384c' },
    dark: { iconBg: '#e14457', iconText: '#000000', hoverBorder: '#f4596b', buttonHover: '#e14457' },
  },
  backgrounds: { services: { light: '#f5f5f4', dark: '#161616' } },
  fonts: { heading: 'Archivo', subheading: 'Archivo', body: 'Archivo' },
  shape: {
    radius: '0',
    radiusSmall: '0',
    radiusButton: '0',
    rule: '4px',
    headingWeight: '800',
    headingTracking: '-0.025em',
    artStroke: '5',
    artJoin: 'miter',
    artCap: 'butt',
  },
  heroArt: { ground: { size: '1440 720', fit: 'fit' }, scene: false },
  shareImage: { drawing: 'ground', tagline: { sizePx: 128, widthPx: 560, lineHeight: 0.98 } },
  news: { heading: 'Latest Updates', viewAll: 'View All Updates' },
  serviceOptions: [
    { title: 'Business Consulting' },
    { title: 'Marketing Services', services: ['marketing'] },
    { title: 'Business Formation', services: ['business-formation'] },
    { title: 'Fractional CFO', services: ['fractional-cfo'] },
    { title: 'Other Services' },
  ],
  contact: {
    email: 'office@brownco.example',
    phone: '(740) 555-0110',
    location: { city: 'Dresden', region: 'OH', postalCode: '43821' },
    secondaryLocation: { city: 'Pickerington', region: 'OH', postalCode: '43147' },
  },
  portalUrl: 'https://portal.brownco.example/',
  teamToWinUrl: 'https://team.brownco.example/',
  bookingUrl: 'https://book.brownco.example/',
  socialMedia: {
    facebook: { pageId: 'brownco.example', pageUrl: 'https://facebook.example/brownco', appId: 'brownco.example' },
    linkedin: { companyId: 'brownco.example', companyUrl: 'https://linkedin.example/brownco' },
    instagram: { username: 'brownco.example', profileUrl: 'https://instagram.example/brownco' },
  },
  services: {
    order: [
      'marketing',
      'business-formation',
      'fractional-cfo',
      'bookkeeping',
      'business-tax',
      'payroll',
      'hr-consulting',
      'personal-tax',
    ],
    overrides: {
      marketing: {
        title: 'Strategic Marketing',
        shortDescription: 'Decide whom to serve, what to say and what to spend, and judge it by the books.',
      },
      'business-formation': {
        shortDescription: 'Structure, owners, tax treatment and registrations, settled before the first sale.',
      },
      'fractional-cfo': {
        title: 'Fractional Executive Services',
        shortDescription:
          'A finance, marketing or people chief for part of the month, with the numbers and the options.',
        description:
          'We fill the empty chair for part of the month: finance, marketing or people. Each executive brings a short set of numbers, prepares the decision and follows it through.',
        features: [
          'Chief financial officer: cash, margins, loans',
          'Chief marketing officer: offer, budget, results',
          'Chief people officer: roles, hiring, pay rules',
          'One page of numbers each month',
          'Comparisons for big decisions',
          'Preparation for lenders and buyers',
        ],
      },
      bookkeeping: {
        shortDescription: 'Books that close each month, because a plan needs numbers that hold still.',
      },
      'business-tax': {
        title: 'Corporate Tax Planning',
        shortDescription: 'Entity, timing and owner pay planned ahead, with the returns that follow from them.',
      },
      payroll: {
        title: 'Payroll Management',
        shortDescription: 'Pay, withholding and returns run on schedule, with the cost of each hire in view.',
      },
      'hr-consulting': {
        shortDescription: 'Roles, pay rules and a handbook that let the business grow past its founder.',
      },
    },
    hidden: ['personal-tax'],
  },
  serviceGroups: [
    {
      id: 'strategy',
      heading: 'Strategy',
      lead: 'Structure, owners and tax treatment, settled before the money moves.',
      services: ['business-formation', 'business-tax'],
    },
    {
      id: 'growth',
      heading: 'Growth',
      lead: 'Whom you serve, what you say to them and what it may cost.',
      services: ['marketing'],
    },
    {
      id: 'financial',
      heading: 'Financial',
      lead: 'Books, pay and cash that hold still long enough to plan with.',
      services: ['bookkeeping', 'payroll'],
    },
    {
      id: 'leadership',
      heading: 'Leadership',
      lead: 'Finance and people decisions with someone beside you at the table.',
      services: ['fractional-cfo', 'hr-consulting'],
    },
  ],
  unconfirmed: ['name', 'services overrides fractional-cfo, and all of executives.ts'],
} satisfies BrandFacts
