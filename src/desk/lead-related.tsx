/** Earlier and later inquiries of the same person. */
import { leadPath, timeText } from './format'
import type { LeadProps, RelatedLead } from './models'
import { closedAs, placeOf } from './words'

export function LeadRelated({ shell, view: { lead, related } }: LeadProps) {
  if (related.length === 0) return null
  const later = related.filter(({ created_at }) => created_at > lead.created_at)
  const earlier = related.filter(({ created_at }) => created_at <= lead.created_at)
  return (
    <section className="card" aria-labelledby="related">
      <h2 id="related">Same email address or phone number</h2>
      <Group title="Later" leads={later} now={shell.now} />
      <Group title="Earlier" leads={earlier} now={shell.now} />
    </section>
  )
}

function Group({ title, leads, now }: { title: string; leads: readonly RelatedLead[]; now: string }) {
  if (leads.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="related">
        {leads.map(({ id, brandName, topic, created_at, list, closed_as }) => (
          <li key={id}>
            <a className="target" href={leadPath(id)}>
              {topic || 'Inquiry'}, {timeText(created_at, now)}
            </a>
            <span>
              {brandName} · {list === 'closed' ? closedAs(closed_as) : placeOf(list)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
