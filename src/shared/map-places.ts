/**
 * City positions on src/features/firm/county-map.svg, in viewBox units. Add an entry for every city that has an office
 * address.
 */
export const MAP_PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Dresden: [244.3, 87.5],
  Pickerington: [104.8, 145.6],
}
