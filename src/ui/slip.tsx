/**
 * A slip of paper that shows a tool's result. In windows at least 1024 px wide, the slip stays in view beside the inputs. In
 * narrower windows, the slip is below the inputs, and a bar at the bottom of the window shows the slip's figure. Slips also print.
 */
import './slip.css'
import './slip-columns.css'
import './slip-edges.css'
import { useRouteContext } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import { longDate } from '#shared/dates.ts'
import { Unbroken } from './rich-text.tsx'

/** Maximum length of a figure shown in large type, as long as a date such as "Tue, Dec 15", in characters. */
const SHORT_FIGURE = 11

export interface SlipFigure {
  /** Text before the value, such as "You keep". */
  label: string
  value: string
  /** Text after the value, such as "of $100,000". */
  note?: string | undefined
}

export interface SlipLine {
  label: string
  value: ReactNode
  /** ISO date that identifies the line if several lines can have the same label. */
  date?: string
  /** True if the line is the sum of the lines above it. */
  isTotal?: boolean
}

export interface SlipContent {
  /** Id of the title, unique on the page. The `Details` link in the bar leads to the title. */
  id: string
  title: string
  /** ISO time of the result, usually `page.now`. */
  date: string
  /** The main result. If undefined, the slip and the bar show `empty`. */
  figure?: SlipFigure | undefined
  /** A second result, for example the refund. */
  second?: SlipFigure | undefined
  /** Tells the visitor how to get a result, such as "Enter wages to see an estimate". */
  empty?: string
  /** Groups of lines below the figure, separated by rules. Empty groups are omitted. */
  groups: readonly (readonly SlipLine[])[]
  /** ISO date on which the figures were last compared with the sources. */
  checked?: string | undefined
  sources: readonly { label: string; href: string }[]
  /** Buttons and links in the order Copy, Print (`PrintButton`), Talk to Us. The last one is the primary action. */
  actions: ReactNode
}

interface ColumnsProps {
  slip: SlipContent
  /** Content below the slip, which stays in view together with the slip. */
  beneath?: ReactNode
  /** Explains the figure. Shown below the inputs and, in a narrow window, below the slip. */
  details?: ReactNode
  /** The inputs. The bar is visible while the inputs are in view. */
  children: ReactNode
}

/** The inputs with their slip. The page must not have another bar on phones: use `<Page phoneBar={false}>`. */
export function SlipColumns({ slip, beneath, details, children }: ColumnsProps) {
  return (
    <div className="columns slip-columns">
      <div className="slip-inputs">
        {children}
        <SlipBar {...slip} />
      </div>
      <div className="slip-side">
        <Slip {...slip} />
        {beneath}
      </div>
      {details ? <div className="slip-details">{details}</div> : null}
    </div>
  )
}

function Slip({ id, title, date, figure, second, empty, groups, checked, sources, actions }: SlipContent) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand })
  return (
    <section className={`slip slip-${brand.slipEdge}`} aria-labelledby={id}>
      <div className="slip-top">
        <div className="slip-head grid grid-cols-[auto_1fr] items-center gap-x-3">
          <svg aria-hidden="true" className="row-span-2 size-9">
            <use href={`/art/${brand.id}/logo.svg#mark`} />
          </svg>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>{longDate(date)}</p>
        </div>
        {figure ? (
          <p className="slip-figure" style={lettersOf(figure.value)}>
            {figure.label} <strong>{figure.value}</strong> {figure.note ? <Unbroken text={figure.note} /> : null}
          </p>
        ) : (
          <p className="slip-empty">{empty}</p>
        )}
        {second ? (
          <p className="slip-second mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            {second.label} <strong>{second.value}</strong>
          </p>
        ) : null}
      </div>
      <div className="slip-groups">
        {groups
          .filter((lines) => lines.length > 0)
          .map((lines) => (
            <dl key={lines[0]?.label} className="slip-lines">
              {lines.map(({ label, value, date, isTotal }) => (
                <div key={date ?? label} data-total={isTotal}>
                  <dt>
                    <Unbroken text={label} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ))}
      </div>
      <p className="slip-sources">
        {checked ? `Checked ${longDate(`${checked}T12:00:00Z`)}. ` : ''}
        <span>
          Sources:{' '}
          {sources.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 ? '; ' : ''}
              <a href={href}>
                <Unbroken text={label} />
              </a>
            </Fragment>
          ))}
          .
        </span>
      </p>
      <div className="slip-actions no-print">{actions}</div>
    </section>
  )
}

/** The content security policy forbids `style` in the server's HTML, so slip.css sets the size of short figures. */
function lettersOf({ length }: string): CSSProperties | undefined {
  return length > SHORT_FIGURE ? ({ '--letters': length } as CSSProperties) : undefined
}

function SlipBar({ id, figure, second, empty }: SlipContent) {
  function showSlip() {
    const heading = document.getElementById(id)
    heading?.closest('.slip')?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="slip-bar no-print">
      {figure ? (
        <div className="slip-bar-figures">
          {[figure, ...(second ? [second] : [])].map(({ label, value }) => (
            <p key={label}>
              <span>{label}</span> <strong>{value}</strong>
            </p>
          ))}
        </div>
      ) : (
        <p>{empty}</p>
      )}
      <button type="button" className="needs-script button-quiet" onClick={showSlip}>
        Details
      </button>
    </div>
  )
}

export function PrintButton() {
  return (
    <button type="button" className="needs-script button-quiet" onClick={() => print()}>
      Print
    </button>
  )
}
