/** The four reasons of home's "why choose us", as the specification names them. */
export const WHY_TITLES = [
  'Personalized Attention',
  'Deep Experience',
  'All-in-One Support',
  'Here When You Need Us',
] as const
