export const WHY_TITLES = [
  'Personalized Attention',
  'Deep Experience',
  'All-in-One Support',
  'Here When You Need Us',
] as const
