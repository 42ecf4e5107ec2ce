/** The specification's numbers, the same on every brand. */
export const stats = [
  { label: 'Returns Every Year', value: 100, suffix: '+' },
  { label: 'Years Experience', value: 20, suffix: '+' },
  { label: 'Industries Served', value: 10, suffix: '+' },
  { label: 'Service Offerings', value: 8, suffix: '' },
] as const
