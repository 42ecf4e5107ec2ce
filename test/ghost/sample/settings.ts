/** The public settings of a Ghost with few changes. */
export function settings(url: string) {
  return {
    title: 'Sample blog',
    description: 'Thoughts, stories and ideas.',
    logo: null,
    icon: null,
    accent_color: '#FF1A75',
    locale: 'en',
    lang: 'en',
    timezone: 'Etc/UTC',
    codeinjection_head: null,
    codeinjection_foot: null,
    navigation: [
      { label: 'Home', url: '/' },
      { label: 'About', url: '/about/' },
    ],
    meta_title: null,
    meta_description: null,
    members_enabled: true,
    outbound_link_tagging: true,
    url: `${url}/`,
    version: '6.65',
  }
}
