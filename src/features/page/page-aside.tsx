import { useRouteContext } from '@tanstack/react-router'
import { OpeningHours } from '#features/firm/opening-hours.tsx'
import { Phone } from '#features/firm/phone.tsx'
import { ScheduleLink } from '#features/firm/schedule-link.tsx'
import { officeLine, officesOf } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  contents: readonly { id: string; heading: string }[]
  hasContact?: boolean
}

export function PageAside({ contents, hasContact }: Props) {
  return (
    <aside
      aria-label="About this page"
      className="page-aside no-print col-span-full text-small lg:col-[9/-1] lg:row-start-1 lg:sticky lg:top-[calc(var(--bar-shrunk)+1.5rem)] lg:grid lg:max-h-[calc(100dvh-var(--bar-shrunk)-3rem)] lg:gap-7 lg:self-start lg:overflow-y-auto"
    >
      <nav aria-label="On this page">
        <p className="page-contents-label max-lg:hidden py-1 font-bold">On this page</p>
        <details className="lg:hidden">
          <summary className="flex min-h-12 items-center justify-between border-y border-line font-bold">
            On this page
            <Icon name="caret-down" className="menu-caret" />
          </summary>
        </details>
        <ul className="max-lg:[details:not([open])+&]:hidden">
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 max-lg:py-[.7rem]">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasContact ? <Contact /> : null}
    </aside>
  )
}

function Contact() {
  const contact = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.contact })
  const { phone, hours, openDays } = contact
  return (
    <div className="max-lg:hidden grid justify-items-start gap-3 border-t-[length:var(--rule)] border-heavy-line pt-6">
      <ScheduleLink className="button-quiet">Schedule a Meeting</ScheduleLink>
      <div>
        <Phone number={phone} />
        {hours ? <OpeningHours hours={hours} /> : <p>{openDays}</p>}
      </div>
      {officesOf(contact).map((office) => (office.street ? <p key={office.postalCode}>{officeLine(office)}</p> : null))}
    </div>
  )
}
