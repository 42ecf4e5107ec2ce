import './county-map.css'

/** The place of each office's city on the map, in the units of its viewBox. */
const PLACES: Readonly<Record<string, [x: number, y: number]>> = {
  Dresden: [244.3, 87.5],
  Pickerington: [104.8, 145.6],
}

/** A simplified map of the counties around the offices. Cities without a place on it have no mark. */
export function CountyMap({ cities }: { cities: readonly string[] }) {
  return (
    <figure className="county-map">
      <svg viewBox="0 0 320 228" role="img" aria-label={`Map of the counties around ${cities.join(' and ')}`}>
        <use href="/art/counties.svg#map" width="320" height="228" />
        {cities.map((city) => {
          const place = PLACES[city]
          return place ? (
            <g key={city} transform={`translate(${place.join()})`}>
              <circle r="5" />
              <text x="9" y="5">
                {city}
              </text>
            </g>
          ) : null
        })}
      </svg>
      <figcaption>Simplified county lines and main roads</figcaption>
    </figure>
  )
}
