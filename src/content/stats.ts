export const stats = (services: number) => [
  { label: 'Returns Every Year', value: 100, suffix: '+' },
  { label: 'Years Experience', value: 20, suffix: '+' },
  { label: 'Industries Served', value: 10, suffix: '+' },
  { label: 'Service Offerings', value: services, suffix: '' },
]
