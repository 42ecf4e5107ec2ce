/** How to reach the visitor: address, phone number, and saved replies that open the email program. */
import { referenceOf } from '#shared/reference.ts'
import { mailLink, phoneLink } from './format.ts'
import { Fact } from './lead-appointment.tsx'
import type { LeadView } from './models.ts'

export function LeadReply({ view: { lead, replies, actions } }: { view: LeadView }) {
  const { name, email, phone } = lead
  return (
    <section className="card lead-reply" aria-labelledby="reply">
      <h2 id="reply">Reply</h2>
      <dl className="contact">
        {email ? (
          <Fact label="Email">
            <a className="target" href={mailLink(email)}>
              {email}
            </a>
          </Fact>
        ) : null}
        {phone ? (
          <Fact label="Phone">
            <a className="target" href={phoneLink(phone)}>
              {phone}
            </a>
          </Fact>
        ) : null}
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
