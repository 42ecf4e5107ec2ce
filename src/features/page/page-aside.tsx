import './page-aside.css'
import { useRouteContext } from '@tanstack/react-router'
import { OpeningHours } from '#features/firm/opening-hours.tsx'
import { Phone } from '#features/firm/phone.tsx'
import { ScheduleLink } from '#features/firm/schedule-link.tsx'
import { officeLine, officesOf } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'
import { TextList } from '#ui/text-list.tsx'

interface Props {
  /** The page's sections. Their ids are URL fragments. */
  contents: readonly { id: string; heading: string }[]
  /** If set, adds ways to contact the firm, and the documents to bring. */
  ask?: { bring: readonly string[] } | undefined
}

/** Stays in view beside the content. On narrow screens, only the collapsed table of contents is shown, above the content. */
export function PageAside({ contents, ask }: Props) {
  return (
    <aside aria-label="About this page" className="page-aside no-print">
      <nav aria-label="On this page">
        <p className="page-contents-label">On this page</p>
        <details className="page-contents">
          <summary className="flex min-h-12 items-center justify-between border-y border-line font-bold">
            On this page
            <Icon name="caret-down" className="menu-caret" />
          </summary>
        </details>
        <ul>
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {ask ? <Ask {...ask} /> : null}
    </aside>
  )
}

function Ask({ bring }: { bring: readonly string[] }) {
  const contact = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.contact })
  const { phone, hours, openDays } = contact
  return (
    <div className="page-ask">
      <ScheduleLink className="button-quiet">Schedule a Meeting</ScheduleLink>
      <div>
        <Phone number={phone} />
        {hours ? <OpeningHours hours={hours} /> : <p>{openDays}</p>}
      </div>
      {officesOf(contact).map((office) => (office.street ? <p key={office.postalCode}>{officeLine(office)}</p> : null))}
      <h2 className="font-bold">Bring</h2>
      <TextList items={bring} />
    </div>
  )
}
