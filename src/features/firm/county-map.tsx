import { MAP_PLACES } from '#shared/map-places.ts'

export function CountyMap({ cities }: { cities: readonly string[] }) {
  const marks = cities.flatMap((city) => {
    const place = MAP_PLACES[city]
    return place ? [{ city, place }] : []
  })
  const label = `Map of the counties around ${marks.map(({ city }) => city).join(' and ')}`
  return (
    <figure className="mt-5 max-w-[30rem]">
      <svg viewBox="0 0 320 228" role="img" aria-label={label}>
        <use href="/art/counties.svg#map" width="320" height="228" />
        {marks.map(({ city, place }) => (
          <g key={city} transform={`translate(${place.join()})`}>
            <circle r="5" className="fill-mark stroke-ink stroke-2" />
            {/* The outline keeps the city's name readable on roads and county lines. */}
            <text
              x="9"
              y="5"
              className="fill-ink stroke-ground stroke-[3px] [paint-order:stroke] text-[13px] font-bold"
            >
              {city}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="text-[length:var(--size-small)] text-muted">
        Not to scale. Use the directions link for your route.
      </figcaption>
    </figure>
  )
}
