import type { Brand } from '#shared/brand'

// Domain, e-mail, phone and portal are placeholders (reserved values): see `npm run launch:check`.
export default {
  id: 'brownco',
  domain: 'brownco.example',
  name: 'Brown & Co.',
  tagline: 'Together We Win',
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
      muted: '#b5b5b5',
      line: '#3a3a3a',
      brand: '#e14457',
      onBrand: '#000000',
      accent: '#ff8a97',
      danger: '#ff8a97',
      focus: '#f2f2f2',
    },
  },
  fonts: { heading: 'Archivo', body: 'Archivo' },
  hero: {
    headline: 'Know the numbers before you decide',
    paragraph:
      'We sit with owners on the decisions that shape a business: what to charge, when to hire, how to finance growth, how to hand over. The books, the forecast and the tax view are on the table together.',
  },
  home: {
    title: 'Business strategy and consulting in Ohio',
    description:
      'Planning, financing, marketing and executive support for small businesses in Ohio, with the books and the tax view on the same table.',
  },
  news: { heading: 'Latest Updates', viewAll: 'View All Updates' },
  serviceOptions: [
    'Business Consulting',
    'Marketing Services',
    'Business Formation',
    'Fractional CFO',
    'Other Services',
  ],
  contact: {
    email: 'office@brownco.example',
    phone: '(740) 555-0110',
    location: { city: 'Dresden', region: 'OH', postalCode: '43821' },
    secondaryLocation: { city: 'Pickerington', region: 'OH', postalCode: '43147' },
  },
  portalUrl: 'https://portal.brownco.example/',
  unconfirmed: ['name'],
} satisfies Brand
