import type { Brand } from '#shared/brand'

// Domain, e-mail, phone and portal are placeholders (reserved values): see `npm run launch:check`.
export default {
  id: 'dresdentax',
  domain: 'dresdentax.example',
  name: 'Dresden Tax',
  tagline: 'Where Small Business Gets Big Results',
  colors: { primary: '#FCCD39', secondary: '#1A3B6D', accent: '#2E97B7' },
  theme: {
    light: {
      ground: '#fdfaf3',
      surface: '#ffffff',
      ink: '#14284a',
      muted: '#4d5a70',
      line: '#d9d2bf',
      brand: '#FCCD39',
      onBrand: '#14284a',
      accent: '#1b6f8a',
      danger: '#a3271f',
      focus: '#1A3B6D',
    },
    dark: {
      ground: '#0e1a30',
      surface: '#15243f',
      ink: '#eef0ea',
      muted: '#b0bccf',
      line: '#2e4266',
      brand: '#eabf3a',
      onBrand: '#14213a',
      accent: '#6cc3dc',
      danger: '#ff9d92',
      focus: '#FCCD39',
    },
  },
  fonts: { heading: 'Bitter', body: 'Source Sans 3' },
  hero: {
    headline: 'Your taxes, books and payroll, looked after in Dresden',
    paragraph:
      'We prepare returns, keep books and run payroll for families and small businesses in and around Muskingum County. Bring us your papers, or send them through the portal, and we tell you what happens next and when.',
  },
  home: {
    title: 'Tax, bookkeeping and payroll in Dresden, Ohio',
    description:
      'Tax returns, bookkeeping and payroll for families and small businesses in Dresden, Ohio, in person and online, Monday through Saturday.',
  },
  news: { heading: 'Latest News', viewAll: 'View All News' },
  serviceOptions: [
    'Personal Tax Services',
    'Business Tax Services',
    'Bookkeeping',
    'Business Formation',
    'Other Services',
  ],
  contact: {
    email: 'office@dresdentax.example',
    phone: '(740) 555-0100',
    location: { city: 'Dresden', region: 'OH', postalCode: '43821' },
    secondaryLocation: { city: 'Pickerington', region: 'OH', postalCode: '43147' },
  },
  portalUrl: 'https://portal.dresdentax.example/',
  unconfirmed: ['name'],
} satisfies Brand
