import { inquiries, leadPath, timeText } from './format.ts'
import { EventLine } from './lead-history.tsx'
import { Mark } from './mark.tsx'
import type { PageProps, PersonLead, PersonView } from './models.ts'
import { placeOf } from './words.ts'

export function PersonPage({ shell, view }: PageProps<PersonView>) {
  const { find, error, leads, elsewhere, erased, changes } = view
  return (
    <>
      <h1>Erase a person</h1>
      {erased !== undefined ? (
        <div role="status" className="notice">
          <p>
            {inquiries(erased)} {erased === 1 ? 'was' : 'were'} erased.
          </p>
          <Remains Heading="h2" elsewhere={elsewhere} />
        </div>
      ) : null}
      {changes ? (
        <div role="alert" className="alert">
          <h2>Not erased</h2>
          <p>A colleague acted on these inquiries after you opened this page. Check them again.</p>
          <ul>
            {changes.map((event) => (
              <EventLine key={event.id} event={event} now={shell.now} />
            ))}
          </ul>
        </div>
      ) : null}
      <p className="about">
        Did somebody ask you to delete their data? Find them by email address or phone number. You see everything first.
      </p>
      <form action="/people" method="post" className="stack max-w-136">
        <label className="font-semibold" htmlFor="find">
          Email address or phone number
        </label>
        {error ? (
          <p className="error" id="find-error" role="alert">
            {error}
          </p>
        ) : null}
        <div className="flex gap-2 w-full">
          <input
            className="field min-w-0"
            id="find"
            type="text"
            name="find"
            required
            maxLength={254}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'find-error' : undefined}
            defaultValue={find}
          />
          <button type="submit" className="button-primary flex-none">
            Find
          </button>
        </div>
      </form>
      {leads && leads.length === 0 ? (
        <p className="empty">
          {elsewhere > 0 ? elsewhereText(elsewhere) : `Nothing is stored under “${find}”.`} A person may also have used
          another address.
        </p>
      ) : null}
      {leads && leads.length > 0 ? <Found shell={shell} view={view} /> : null}
    </>
  )
}

function Found({ shell: { now }, view: { leads = [], elsewhere, find } }: PageProps<PersonView>) {
  const ahead = leads.filter(({ appointment }) => appointment !== '')
  return (
    <>
      <h2>{inquiries(leads.length)} found</h2>
      <ul className="panel">
        {leads.map(({ id, name, email, phone, topic, brandName, created_at, list, notes, appointment }) => (
          <li key={id} className="entry">
            <p>
              <a href={leadPath(id)}>{name}</a> · {[email, phone].filter(Boolean).join(' · ')}
            </p>
            <p className="hint">
              {[
                [topic, brandName].filter(Boolean).join(', '),
                timeText(created_at, now),
                placeOf(list),
                notes === 1 ? '1 note' : `${notes} notes`,
              ].join(' · ')}
            </p>
            {appointment ? (
              <p>
                <Mark kind="late">Upcoming appointment</Mark>{' '}
                <time dateTime={appointment}>{timeText(appointment, now)}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <OtherKeys leads={leads} find={find} />
      <section className="card stack border-danger" aria-labelledby="erase">
        <h2 id="erase">Erase {leads.length === 1 ? 'this inquiry' : `these ${inquiries(leads.length)}`}</h2>
        <p>This erases name, email address, phone number, message, source and notes. This cannot be undone.</p>
        {ahead.length > 0 ? (
          <p>
            <strong>
              {ahead.length === 1 ? 'The upcoming appointment is' : 'The upcoming appointments are'} canceled first, and
              whoever was invited gets an email about it.
            </strong>
          </p>
        ) : null}
        <Remains Heading="h3" elsewhere={elsewhere} />
        <form method="post" action="/people">
          <input type="hidden" name="find" value={find} />
          <input type="hidden" name="leads" value={leads.map(({ id, version }) => `${id}:${version}`).join(' ')} />
          <p className="check">
            <input id="confirmed" type="checkbox" name="confirmed" value="yes" required />
            <label htmlFor="confirmed">
              I checked that {leads.length === 1 ? 'it belongs' : 'all of these belong'} to the person
            </label>
          </p>
          <button type="submit" className="button-danger">
            Erase {inquiries(leads.length)}
          </button>
        </form>
      </section>
    </>
  )
}

function OtherKeys({ leads, find }: { leads: readonly PersonLead[]; find: string }) {
  const searched = keyOf(find)
  const keys = new Map(leads.flatMap(({ email, phone }) => [email, phone]).map((text) => [keyOf(text), text]))
  const others = [...keys].filter(([key]) => key !== '' && key !== searched)
  if (others.length === 0) return null
  return (
    <>
      <p>Look for more inquiries from the person before you erase these. These inquiries also contain:</p>
      <form method="post" action="/people" className="buttons">
        {others.map(([key, text]) => (
          <button key={key} className="button" type="submit" name="find" value={text}>
            {text}
          </button>
        ))}
      </form>
    </>
  )
}

/** Returns a key that does not depend on the format of the email address or phone number. */
function keyOf(text: string): string {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d+$/.test(digits) ? digits.slice(-10) : text.trim().toLowerCase()
}

function elsewhereText(count: number): string {
  return `${inquiries(count)} ${count === 1 ? 'was' : 'were'} sent to brands that you do not work for. Ask a colleague at those brands to erase ${count === 1 ? 'it' : 'them'}.`
}

function Remains({ Heading, elsewhere }: { Heading: 'h2' | 'h3'; elsewhere: number }) {
  return (
    <>
      <Heading>What remains</Heading>
      <ul className="bullets">
        {elsewhere > 0 ? <li>{elsewhereText(elsewhere)}</li> : null}
        <li>
          Emails to, from and about the person in the mailboxes of the office and of colleagues. Delete them yourself.
        </li>
        <li>Records of the emails at MailChannels, the email service, for as long as it keeps them.</li>
        <li>Calendar entries and lists that you downloaded. Delete them yourself.</li>
        <li>The record of who did what and when, without the person’s data.</li>
        <li>The inquiry’s time, brand, service and page for the numbers, without the person’s data.</li>
        <li>
          Restore points and encrypted backups of the database, for up to 30 days. After a restore, the website erases
          the inquiries again.
        </li>
      </ul>
    </>
  )
}
