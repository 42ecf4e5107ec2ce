import { type ContactField, FORM_FIELDS } from '#shared/contact-texts.ts'
import { referenceOf } from '#shared/reference.ts'
import { Card } from './card.tsx'
import { mailLink, phoneLink } from './format.ts'
import type { LeadView } from './models.ts'

const LINKS: Partial<Record<ContactField, (value: string) => string>> = { email: mailLink, phone: phoneLink }
const FACTS = FORM_FIELDS.filter(({ name }) => name !== 'name' && name !== 'service' && name !== 'message')

export function LeadReply({ view: { lead, replies, actions } }: { view: LeadView }) {
  const { name, email } = lead
  return (
    <Card name="reply" title="Reply">
      <dl className="row">
        {FACTS.filter((field) => lead[field.name] !== '').map(({ name, label }) => (
          <div key={name} className="check">
            <dt>{label}</dt>
            <dd>
              {LINKS[name] ? (
                <a className="target large" href={LINKS[name](lead[name])}>
                  {lead[name]}
                </a>
              ) : (
                lead[name]
              )}
            </dd>
          </div>
        ))}
      </dl>
      {email ? (
        <>
          <p className="hint mb-2 print:hidden">
            These open your email program with an email to {name}.
            {actions.includes('answered') ? ' After you have sent it, choose “Mark as answered” here.' : null}
          </p>
          <ul className="buttons print:hidden">
            {replies.map(({ title, subject, body }) => (
              <li key={title}>
                <a className="button" href={mailLink(email, { subject, body })}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a className="button" href={mailLink(email, { subject: `Your inquiry ${referenceOf(lead.id)}` })}>
                Empty email
              </a>
            </li>
          </ul>
        </>
      ) : null}
    </Card>
  )
}
