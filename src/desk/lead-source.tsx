/** The page and the website that a lead came from. */
import { leadPath } from './format'
import type { DeskLead } from './models'

export function LeadSource({ lead }: { lead: DeskLead }) {
  const { topic, service, asked_title, form_type, page, from_page, referrer_host, campaign, follows } = lead
  const rows: [label: string, value: string][] = [
    ['Chosen service', service],
    ['Asked from the page of', asked_title === topic ? '' : asked_title],
    ['Page with the form', page],
    ['Page before', from_page],
    ['Website before', referrer_host],
    ...Object.entries(campaign).map(([name, value]): [string, string] => [
      `Campaign ${name.replace(/^utm_/, '')}`,
      value,
    ]),
    ['Form', form_type],
    ['Full number', lead.id],
  ]
  return (
    <section className="card" aria-labelledby="source">
      <h2 id="source">Where it came from</h2>
      {follows ? (
        <p className="follows">
          The visitor sent this form before. <a href={leadPath(follows)}>See the first inquiry</a>.
        </p>
      ) : null}
      <dl className="source">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
