/** Copy for the domain tester page. The page fills in the placeholders `{host}` and `{value}`. */
export default {
  title: 'Domain Tester',
  description:
    'Shows which brand this address leads to and why: the host name, the domain parameter, and whether search engines may keep its pages.',
  lead: 'One website serves several brands. This page says which one your address led to, and why. It is for people who set up domains.',

  result: 'What this address led to',
  labels: {
    host: 'Host name',
    parameter: 'Parameter “domain”',
    brand: 'Brand',
    reason: 'Why',
    index: 'Search engines',
  },
  none: 'None',

  reasons: {
    parameter: 'The address contains domain={value}, which chooses the brand on any host name.',
    host: 'The host name {host} is the domain of this brand.',
    subdomain: 'The host name {host} is a subdomain of this brand’s domain.',
    development: 'The host name {host} is the name of this brand on your own machine.',
    default: 'No brand has the host name {host}, so the default brand answers.',
  },

  index: {
    yes: 'May list the pages of this address, except for this page.',
    parameter: 'Are asked not to list its pages, because they belong to the brand’s own address.',
    no: 'Are asked not to list its pages. They may list only a brand’s own domain, without a subdomain.',
  },

  order: {
    heading: 'How the brand is chosen',
    steps: [
      {
        title: 'The parameter',
        text: 'If the address contains a known domain parameter, that brand is shown. An unknown value is ignored.',
      },
      {
        title: 'The host name',
        text: 'If not, the host name is compared with each brand’s domain. It must be that domain, or end in a dot and that domain: www. and staging. match, a longer word that only ends the same way does not. Ports are ignored.',
      },
      {
        title: 'The default',
        text: 'If no brand matches, the default brand is shown, and search engines are asked not to list the page.',
      },
    ],
  },

  brands: {
    heading: 'All brands side by side',
    here: 'You are here',
    own: 'On its own domain',
    from: 'From this host',
  },
} as const
