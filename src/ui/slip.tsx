/**
 * The result of a tool on a slip of paper with the brand's cut edge. From 1024 px on it stays in view beside the inputs.
 * In a narrower window it follows them, and a bar at the bottom of the window shows its figure. It prints as drawn.
 */
import './slip.css'
import './slip-columns.css'
import './slip-edges.css'
import { useRouteContext } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import { longDate } from '#shared/dates.ts'
import { Unbroken } from './rich-text.tsx'

/** The number of characters of a date such as "Tue, Dec 15". */
const SHORT_FIGURE = 11

export interface SlipFigure {
  /** Before the amount, such as "You keep". */
  label: string
  /** The tool's result, such as "$82,214" or "Tue, Dec 15". */
  value: string
  /** After the amount, such as "of $100,000". */
  note?: string | undefined
}

export interface SlipLine {
  label: string
  value: ReactNode
  /** ISO date, if several lines can have the same label. */
  date?: string
  /** True for the sum of the lines above it. */
  isTotal?: boolean
}

export interface SlipContent {
  /** The id of the title. `Details` in the bar leads to it. It is unique on the page. */
  id: string
  title: string
  /** ISO time of the result, usually `page.now`. */
  date: string
  /** Without a figure, slip and bar show `empty`. */
  figure?: SlipFigure | undefined
  /** A second result, such as the refund. */
  second?: SlipFigure | undefined
  /** How to get a result, such as "Enter wages to see an estimate". */
  empty?: string
  /** Lines below the figure. A rule separates the groups. Empty groups do not appear. */
  groups: readonly (readonly SlipLine[])[]
  /** ISO date when the figures were last compared with the sources. */
  checked?: string | undefined
  sources: readonly { label: string; href: string }[]
  /** Buttons and links in the order Copy, Print (`PrintButton`), Talk to Us. The last is primary. */
  actions: ReactNode
}

interface ColumnsProps {
  slip: SlipContent
  /** Below the slip, where it stays in view too. */
  beneath?: ReactNode
  /** The explanation of the figure: below the inputs, and in a narrow window below the slip. */
  details?: ReactNode
  /** The inputs. The bar is visible while they are in view. */
  children: ReactNode
}

/** The inputs and their slip. Pages with it have no other bar for phones: `<Page phoneBar={false}>`. */
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

/** The content security policy forbids `style` in the server's HTML. slip.css sets the size for its short figures. */
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
