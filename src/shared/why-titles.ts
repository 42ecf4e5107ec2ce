/** Titles of the four reasons in the section "Why choose us" of the home page. */
export const WHY_TITLES = [
  'Personalized Attention',
  'Deep Experience',
  'All-in-One Support',
  'Here When You Need Us',
] as const
