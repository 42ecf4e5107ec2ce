/** The worker can write to Analytics Engine but not read it, so the desk shows the query. worker/handlers/vitals.ts writes. */

const QUERY = `SELECT index1 AS brand, blob2 AS route, blob3 AS metric, toStartOfWeek(timestamp) AS week,
  quantileExactWeighted(0.75)(double1, _sample_interval) AS p75, SUM(_sample_interval) AS page_loads
FROM vitals
WHERE blob1 = 'speed' AND timestamp > NOW() - INTERVAL '90' DAY
GROUP BY brand, route, metric, week
ORDER BY brand, route, metric, week`

export function PageSpeedQuery() {
  return (
    <section className="card query" aria-labelledby="page-speed">
      <h2 id="page-speed">Page speed</h2>
      <p>
        Browsers report the speed of about one page load in ten. The desk cannot read these numbers. Send this query to
        the SQL API of Workers Analytics Engine, or chart it in Grafana. A click selects it. Three of four page loads
        are as good as p75, or better. A good p75 is at most 2500 ms for LCP, 200 ms for INP and 0.1 for CLS.
      </p>
      <pre>
        <code>{QUERY}</code>
      </pre>
    </section>
  )
}
