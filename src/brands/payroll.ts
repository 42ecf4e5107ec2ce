import type { Brand } from '#shared/brand'

// Domain, e-mail, phone and portal are placeholders (reserved values): see `npm run launch:check`.
export default {
  id: 'payroll',
  domain: 'payroll.example',
  name: 'Dresden Payroll',
  tagline: 'Payroll That Moves at the Speed of your Business',
  colors: { primary: '#3cc36d', secondary: '#4b4a4b', accent: '#2b6f8f' },
  theme: {
    light: {
      ground: '#f6f8f8',
      surface: '#ffffff',
      ink: '#2b2a2b',
      muted: '#5a595a',
      line: '#d3dada',
      brand: '#3cc36d',
      onBrand: '#10261a',
      accent: '#23627f',
      danger: '#a8292f',
      focus: '#23627f',
    },
    dark: {
      ground: '#1d1d1e',
      surface: '#272728',
      ink: '#ecefee',
      muted: '#b4b9b8',
      line: '#454748',
      brand: '#43b870',
      onBrand: '#0d1f15',
      accent: '#7cc4e0',
      danger: '#ff9c9c',
      focus: '#5fdc8f',
    },
  },
  fonts: { heading: 'Figtree', body: 'Figtree' },
  hero: {
    headline: 'Payday, done on time, every time you run it',
    paragraph:
      'You send hours. We work out pay, withhold federal, Ohio, school district and city tax, file the returns and keep the records, so that your people are paid and your notices stay answered.',
  },
  home: {
    title: 'Payroll service for small Ohio employers',
    description:
      'Payroll for small employers in Ohio: pay runs, federal, state, school district and city withholding, filings and year-end forms.',
  },
  news: { heading: 'Latest News', viewAll: 'View All News' },
  serviceOptions: ['Payroll Services', 'Tax Filing', 'HR Services', 'Business Formation', 'Other Services'],
  contact: {
    email: 'office@payroll.example',
    phone: '(740) 555-0120',
    location: { city: 'Dresden', region: 'OH', postalCode: '43821' },
    secondaryLocation: { city: 'Pickerington', region: 'OH', postalCode: '43147' },
  },
  portalUrl: 'https://portal.payroll.example/',
  unconfirmed: ['name'],
} satisfies Brand
