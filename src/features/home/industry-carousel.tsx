import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, type RefObject, type UIEvent, useRef, useState } from 'react'
import { industryImage, industryLink } from '#shared/menu.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icons.ts'
import { TextLink } from '#ui/rich-text.tsx'

interface Industry {
  slug: string
  title: string
  description: string
}

interface Props {
  industries: readonly Industry[]
  action: ReactNode
}

export function IndustryCarousel({ industries, action }: Props) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand })
  const track = useRef<HTMLUListElement>(null)
  /** Scroll position of the row of industries. -1 is the start, 1 is the end, and 0 is in between. */
  const [edge, setEdge] = useState(-1)

  function onScroll({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    const rest = scrollWidth - clientWidth - scrollLeft
    setEdge(scrollLeft < 2 ? -1 : rest < 2 ? 1 : 0)
  }

  return (
    <div className="shelf sm:contents">
      <ul
        ref={track}
        className="carousel col-span-full mr-[calc(50%-50vw)] max-sm:mr-[calc(-1*var(--margin-end,var(--margin)))] grid auto-cols-[min(300px,86vw)] grid-flow-col gap-x-gutter overflow-x-auto overscroll-x-contain pb-2 motion-safe:scroll-smooth lg:auto-cols-[360px] [scroll-snap-type:x_mandatory]"
        tabIndex={0}
        aria-label="Industries"
        onScroll={onScroll}
      >
        {industries.map(({ slug, title, description }) => (
          <li key={slug} className="carousel-card [scroll-snap-align:start]">
            <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
              <use href={industryImage(brand, slug)} width="320" height="200" />
            </svg>
            <h3 className="entry-title mt-4 text-lead leading-[1.3] font-bold">
              <TextLink href={industryLink(slug)}>{title}</TextLink>
            </h3>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-2 max-sm:mt-row sm:col-[-5/-1] sm:row-1 sm:self-end sm:justify-self-end lg:self-start">
        <ScrollButton track={track} direction={-1} edge={edge} label="Previous industries" icon="caret-left" />
        <ScrollButton track={track} direction={1} edge={edge} label="More industries" icon="caret-right" />
        {action}
      </p>
    </div>
  )
}

/** At either end of the row, a button uses `aria-disabled`, because `disabled` would make it lose focus. */
function ScrollButton({
  track,
  direction,
  edge,
  label,
  icon,
}: {
  track: RefObject<HTMLUListElement | null>
  direction: number
  edge: number
  label: string
  icon: IconName
}) {
  function scroll() {
    const list = track.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 })
  }
  return (
    <button
      type="button"
      className="icon-button needs-script border border-line"
      aria-label={label}
      aria-disabled={edge === direction}
      onClick={scroll}
    >
      <Icon name={icon} />
    </button>
  )
}
