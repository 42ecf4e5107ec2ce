/**
 * The appointment page is not a route, so that only the server renders it. The browser bundle does not contain the page's code,
 * and the site's scripts never see the page's secret URL.
 */
import { Link, useRouteContext } from '@tanstack/react-router'
import { bringOf } from '#catalog/services/bring.ts'
import { DirectLines } from '#features/firm/direct-lines.tsx'
import { WishFields } from '#features/forms/wish-fields.tsx'
import { Page } from '#features/page/page.tsx'
import type { AppointmentPage, ShownAppointment } from '#shared/appointment-page.ts'
import { officeAt, timeInWords } from '#shared/appointment-words.ts'
import type { Brand, PublicBrand } from '#shared/brand.ts'
import type { Hours } from '#shared/hours.ts'
import { directionsTo, officeLine } from '#shared/links.ts'
import { TextList } from '#ui/text-list.tsx'
import texts from './texts.ts'

export async function appointmentPage(view: AppointmentPage, { copy }: Pick<Brand, 'copy'>) {
  const service = view.appointment?.service ?? ''
  const own = copy.services[service]?.bring ?? []
  const bring = own.length > 0 ? own : ((await bringOf(service)) ?? copy.schedule.whatToBring.items)
  return {
    title: view.appointment ? texts.title : texts.invalid.title,
    content: <AppointmentContent view={view} bring={bring} />,
  }
}

interface Props {
  view: AppointmentPage
  /**
   * Documents and information to bring to the appointment. Uses the service's list, or the brand's list if the service
   * has none.
   */
  bring: readonly string[]
}

function AppointmentContent({ view, bring }: Props) {
  const { appointment } = view
  const { brand, now } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const { contact } = brand
  if (!appointment) return <InvalidLink contact={contact} />
  const { state, isChangeRequested } = appointment
  return (
    <Page title={texts.title} lead={texts.leads[state]} drawing="schedule">
      <div className="columns gap-y-12 grid-rows-[auto_1fr] [reading-flow:grid-rows]">
        <div className="col-span-full grid min-w-0 content-start gap-10 lg:col-[1/span_7]">
          <Answer answer={view.answer} />
          {isChangeRequested ? <p className="callout">{texts.asked}</p> : null}
          <Details appointment={appointment} contact={contact} />
          {state === 'confirmed' ? (
            <Changes view={view} appointment={appointment} now={now} hours={contact.hours} />
          ) : null}
          {state === 'canceled' || state === 'no-show' ? (
            <p>
              {texts.again.text} <Link to="/schedule">{texts.again.link}</Link>
            </p>
          ) : null}
        </div>
        <div className="page-side col-span-full grid min-w-0 content-start gap-10 lg:col-[9/-1]">
          {state === 'confirmed' && bring.length > 0 ? (
            <section aria-labelledby="bring">
              <h2 id="bring" className="mb-5 text-heading font-bold">
                {texts.bring}
              </h2>
              <TextList items={bring} />
            </section>
          ) : null}
          <Questions contact={contact} />
        </div>
      </div>
    </Page>
  )
}

function Answer({ answer }: Pick<AppointmentPage, 'answer'>) {
  return answer ? (
    <p role="alert" className="border-l-4 border-danger bg-surface p-4">
      {texts.answers[answer]}
    </p>
  ) : null
}

interface DetailsProps {
  appointment: ShownAppointment
  contact: PublicBrand['contact']
}

function Details({ appointment, contact }: DetailsProps) {
  const { path, state, startsAt, endsAt, topic } = appointment
  const { labels } = texts
  return (
    <section aria-label={texts.title}>
      <dl>
        <div className="border-t border-line py-3">
          <dt className="font-semibold">{labels.when}</dt>
          <dd className={state === 'canceled' ? 'line-through' : 'text-lead'}>
            <time dateTime={startsAt}>{timeInWords(startsAt, endsAt)}</time>
          </dd>
          {state === 'confirmed' ? (
            <dd>
              <a href={`${path}/invitation.ics`}>{texts.calendar}</a>
            </dd>
          ) : null}
        </div>
        <div className="border-t border-line py-3">
          <dt className="font-semibold">{labels.where}</dt>
          <Place appointment={appointment} contact={contact} />
        </div>
        {topic ? (
          <div className="border-t border-line py-3">
            <dt className="font-semibold">{labels.topic}</dt>
            <dd>{topic}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}

function Place({ appointment: { place, phone }, contact }: DetailsProps) {
  if (place === 'phone') return <dd>{texts.places.phone(phone)}</dd>
  if (place === 'video') return <dd>{texts.places.video}</dd>
  const office = officeAt(contact, place)
  if (!office) return <dd>{place}</dd>
  return (
    <>
      <dd>{officeLine(office)}</dd>
      {office.directions ? <dd className="text-muted">{office.directions}</dd> : null}
      <dd>
        <a href={directionsTo(office)} rel="noopener noreferrer">
          {texts.directions}
        </a>
      </dd>
    </>
  )
}

interface ChangesProps {
  view: AppointmentPage
  appointment: ShownAppointment
  now: string
  hours: Hours | undefined
}

/** Uses forms instead of links, because email security scanners open every link but do not submit forms. */
function Changes({ view, appointment, now, hours }: ChangesProps) {
  const { heading, cancel, other } = texts.change
  const { typed = {}, errors = {} } = view
  return (
    <section aria-labelledby="change" className="no-print">
      <h2 id="change" className="mb-5 text-heading font-bold">
        {heading}
      </h2>
      <details className="border-t border-line" open={view.answer === 'invalid'}>
        <summary className="flex items-baseline justify-between gap-4 py-4 font-semibold">{other.open}</summary>
        <form method="post" action={`${appointment.path}/another-time`} className="grid gap-6 pb-6">
          <p>{other.text}</p>
          <WishFields now={now} hours={hours} values={typed} errors={errors} required={false} />
          <p>
            <button type="submit" className="button max-sm:w-full">
              {other.confirm}
            </button>
          </p>
        </form>
      </details>
      <details className="border-y border-line">
        <summary className="flex items-baseline justify-between gap-4 py-4 font-semibold">{cancel.open}</summary>
        <form method="post" action={`${appointment.path}/cancel`} className="grid gap-4 pb-6">
          <p>{cancel.question}</p>
          <p>
            <button type="submit" className="button-quiet max-sm:w-full">
              {cancel.confirm}
            </button>
          </p>
        </form>
      </details>
    </section>
  )
}

function Questions({ contact }: { contact: PublicBrand['contact'] }) {
  return (
    <section>
      <p>{texts.questions}</p>
      <DirectLines contact={contact} />
    </section>
  )
}

function InvalidLink({ contact }: { contact: PublicBrand['contact'] }) {
  const { title, lead, reasons, next } = texts.invalid
  return (
    <Page title={title} lead={lead} drawing={null}>
      <div className="columns gap-y-12 grid-rows-[auto_1fr] [reading-flow:grid-rows]">
        <div className="col-span-full grid min-w-0 content-start gap-6 lg:col-[1/span_7]">
          <div>
            <p>This may be because:</p>
            <TextList items={reasons} />
          </div>
          <p>{next}</p>
          <p>
            {texts.again.text} <Link to="/schedule">{texts.again.link}</Link>
          </p>
        </div>
        <div className="page-side col-span-full min-w-0 lg:col-[9/-1]">
          <Questions contact={contact} />
        </div>
      </div>
    </Page>
  )
}
