/** Titles of the four reasons in the home page's "Why choose us" section. */
export const WHY_TITLES = [
  'Personalized Attention',
  'Deep Experience',
  'All-in-One Support',
  'Here When You Need Us',
] as const

/** Title of the firm's open days, in layouts that show them as another reason. */
export const AVAILABILITY_TITLE = 'When and Where We Meet'
