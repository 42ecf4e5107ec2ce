/**
 * Shows a tool's result in a box. In windows at least 1024 px wide, the box stays in view beside the inputs. In narrower windows,
 * the box is below the inputs, and a bar at the bottom of the window shows the main result. Printed pages include the box.
 */
import { useRouteContext } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import { longDate, longDay } from '#shared/dates.ts'
import { Unbroken } from './rich-text.tsx'

/** Maximum number of characters in a large figure, such as "Tue, Dec 15". Longer figures are smaller. */
const SHORT_FIGURE = 11

export interface SlipFigure {
  label: string
  value: string
  note?: string | undefined
}

export interface SlipLine {
  label: string
  value: ReactNode
  /** ISO date that identifies the line item. Required if several line items can have the same label. */
  date?: string
  isTotal?: boolean
}

export interface SlipContent {
  /** Unique id of the result box's title. The "Details" button in the bar scrolls to the box and focuses its title. */
  id: string
  title: string
  /** Time of the result as an ISO timestamp, usually `page.now`. */
  date: string
  /** The result's main figure. If undefined, the result box and the bar show the text `empty`. */
  figure?: SlipFigure | undefined
  second?: SlipFigure | undefined
  /** Text that explains how to get a result, such as "Enter wages to see an estimate". */
  empty?: string
  groups: readonly (readonly SlipLine[])[]
  /** ISO date when the firm last checked this tool's data against the sources. */
  checked?: string | undefined
  sources: readonly { label: string; href: string }[]
  /** Buttons and links in the order Copy, Print (`PrintButton`) and Talk to Us. The last action is the primary action. */
  actions: ReactNode
}

interface ColumnsProps {
  slip: SlipContent
  className?: string
  /** True if printed pages leave out the explanations, because the list is long. */
  isDense?: boolean
  beneath?: ReactNode
  /**
   * Explanation of the result, below the inputs. In a narrow window, the result box is between the inputs and the explanation.
   */
  details?: ReactNode
  /** The tool's inputs. */
  children: ReactNode
}

/** Shows a tool's inputs with its result box. The page must not have another bar on phones, so use `<Page phoneBar={false}>`. */
export function SlipColumns({ slip, className = '', isDense, beneath, details, children }: ColumnsProps) {
  return (
    <div className={`slip-columns ${className}`} data-dense={isDense || undefined}>
      <div className="slip-inputs">{children}</div>
      <div className="slip-side">
        <Slip {...slip} />
        {beneath}
      </div>
      {details ? <div className="slip-details col-span-full min-w-0 lg:col-[1/span_8]">{details}</div> : null}
      <SlipBar {...slip} />
    </div>
  )
}

function Slip({ id, title, date, figure, second, empty, groups, checked, sources, actions }: SlipContent) {
  const brandId = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.id })
  const shown = groups.filter((lines) => lines.length > 0)
  const isShort = shown.flat().length <= 4
  return (
    <section
      className={`slip ${shown.length > 0 ? 'grid-cols-2 grid-rows-[auto_auto_1fr] gap-x-gutter [@media_screen]:sm:max-lg:grid' : ''}`}
      aria-labelledby={id}
    >
      {/* If the result box is taller than the window, the main result stays in view below the top bar. */}
      <div
        className={`${isShort ? 'row-span-2' : ''} lg:sticky lg:top-[--bar-shrunk] lg:z-1 lg:-mt-3 lg:border-b-[length:var(--rule)] lg:border-ink lg:bg-paper lg:py-3`}
      >
        <div className="slip-head grid grid-cols-[auto_1fr] items-center gap-x-3">
          <svg aria-hidden="true" className="row-span-2 size-9">
            <use href={`/art/${brandId}/logo.svg#mark`} />
          </svg>
          <h2 id={id} tabIndex={-1} className="text-lead leading-[1.2] tracking-0">
            {title}
          </h2>
          <p>{longDate(date)}</p>
        </div>
        {figure ? (
          <p className="slip-figure mt-5 short:mt-3" style={lettersOf(figure.value)}>
            {figure.label}{' '}
            <strong className="mt-[8px] mb-[12px] block font-heading text-[length:min(var(--size-title),100cqi/(var(--letters,11)*.66))] leading-[1.12] [font-weight:var(--heading-weight)] tracking-[--heading-tracking] whitespace-nowrap tabular-nums">
              {figure.value}
            </strong>{' '}
            {figure.note ? <Unbroken text={figure.note} /> : null}
          </p>
        ) : (
          <p className="heading my-6">{empty}</p>
        )}
        {second ? (
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            {second.label} <strong className="text-lead leading-[1.2] tabular-nums">{second.value}</strong>
          </p>
        ) : null}
      </div>
      <div className={`col-start-2 ${isShort ? '' : 'row-[1/span_3]'}`}>
        {shown.map((lines, index) => (
          <dl
            key={lines[0]?.label}
            // Short windows have room for only one group of line items, without the list of sources.
            className={`slip-lines ${index === 0 ? 'mt-4 border-t-[length:var(--rule)] border-ink [@media_screen]:sm:mt-0 lg:border-t-0' : 'short:hidden'}`}
          >
            {lines.map(({ label, value, date, isTotal }) => (
              <div
                key={date ?? label}
                // Long lists of line items have less padding, so that they fit in a window 900 px high. Short lists
                // have less padding only if the window is short.
                className={`flex flex-wrap justify-between gap-x-4 ${lines.length > 8 ? 'py-[.1rem]' : 'py-[.3rem] short:py-[.15rem]'} ${isTotal ? 'border-b-2 border-ink font-bold' : 'border-b border-line'}`}
              >
                <dt className="flex-[1_6rem]">
                  <Unbroken text={label} />
                </dt>
                <dd className="ml-auto text-right font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <p className={`slip-sources mt-4 text-muted ${isShort ? 'col-start-2' : ''}`}>
        {checked ? `Checked ${longDay(checked)}. ` : ''}
        <span className="short:hidden">
          Sources:{' '}
          {sources.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 ? '; ' : ''}
              <a href={href} className="text-inherit">
                <Unbroken text={label} />
              </a>
            </Fragment>
          ))}
          .
        </span>
      </p>
      {/* Status messages and fields are below the buttons. An empty status stays in the page, because screen readers announce only
          changes to an existing status. */}
      <div className="no-print mt-4 flex flex-wrap gap-2 self-end [&>:is(a,button)]:flex-auto [&>:is(a,button)]:px-[.9rem] [&>:is(a,button)]:whitespace-nowrap [&>:not(a,button)]:order-1 [&>:not(a,button)]:flex-[100%] [&>[role=status]:empty]:absolute">
        {actions}
      </div>
    </section>
  )
}

/**
 * Shrinks a long figure with a `style` attribute, which the CSP forbids in HTML. The server therefore renders only
 * short figures, which need no such attribute.
 */
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
    // In a narrow window, the bar is visible until the visitor scrolls past the tool. In a very short window, the bar is not
    // sticky, because it would cover the inputs.
    <div className="slip-bar no-print sticky bottom-0 z-10 col-span-full mr-[calc(-1*var(--margin-end,var(--margin)))] -ml-[var(--margin-start,var(--margin))] flex min-h-16 items-center justify-between gap-3 border-t-[length:var(--rule)] border-heavy-line bg-surface pr-margin pl-[var(--margin-start,var(--margin))] pt-1 pb-[calc(.25rem+env(safe-area-inset-bottom))] lg:hidden max-lg:[:root:has(&)]:scroll-pb-26 [@media(height<30rem)]:static [:root:has(.consent-banner)_&]:invisible">
      {figure ? (
        <div className="flex min-w-0 items-end gap-x-4 gap-y-1 [@media(width<22rem)]:flex-wrap">
          {[figure, ...(second ? [second] : [])].map(({ label, value }) => (
            <p key={label} className="min-w-min leading-[1.2]">
              <span className="block text-small leading-[1.2] text-muted">{label}</span>{' '}
              <strong className="text-lead leading-[1.2] tabular-nums">{value}</strong>
            </p>
          ))}
        </div>
      ) : (
        <p className="min-w-0 leading-[1.2]">{empty}</p>
      )}
      <button type="button" className="needs-script button-quiet max-sm:px-3" onClick={showSlip}>
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
