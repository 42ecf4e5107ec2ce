/** Ways to reach the visitor: the email address, the phone number, and saved replies that open in the staff's email program. */
import { type ContactField, FORM_FIELDS } from '#shared/contact-texts.ts'
import { referenceOf } from '#shared/reference.ts'
import { mailLink, phoneLink } from './format.ts'
import { Fact } from './lead-appointment.tsx'
import type { LeadView } from './models.ts'

const LINKS: Partial<Record<ContactField, (value: string) => string>> = { email: mailLink, phone: phoneLink }
/** Excludes the fields that are elsewhere on the page. */
const FACTS = FORM_FIELDS.filter(({ name }) => name !== 'name' && name !== 'service' && name !== 'message')

export function LeadReply({ view: { lead, replies, actions } }: { view: LeadView }) {
  const { name, email } = lead
  return (
    <section className="card lead-reply" aria-labelledby="reply">
      <h2 id="reply">Reply</h2>
      <dl className="contact">
        {FACTS.filter((field) => lead[field.name] !== '').map(({ name, label }) => (
          <Fact key={name} label={label}>
            {LINKS[name] ? (
              <a className="target" href={LINKS[name](lead[name])}>
                {lead[name]}
              </a>
            ) : (
              lead[name]
            )}
          </Fact>
        ))}
      </dl>
      {email ? (
        <>
          <p className="hint">
            These open your email program with an email to {name}.
            {actions.includes('answered') ? ' After you have sent it, choose “Mark as answered” here.' : null}
          </p>
          <ul className="buttons">
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
    </section>
  )
}
