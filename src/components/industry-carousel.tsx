import { type RefObject, type UIEvent, useRef, useState } from 'react'
import { TextLink } from '#components/rich-text'

interface Industry {
  slug: string
  title: string
  description: string
  link: string
}

/** A row one can scroll, swipe or step through; a plain scrolling list without script. */
export function IndustryCarousel({ industries }: { industries: readonly Industry[] }) {
  const track = useRef<HTMLUListElement>(null)
  /** Where the row stands: -1 at its start, 1 at its end, 0 between. */
  const [end, setEnd] = useState(-1)

  function onScroll({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    const rest = scrollWidth - clientWidth - scrollLeft
    setEnd(scrollLeft < 2 ? -1 : rest < 2 ? 1 : 0)
  }

  return (
    <div className="mt-10">
      <ul ref={track} className="carousel" tabIndex={0} aria-label="Industries" onScroll={onScroll}>
        {industries.map(({ slug, title, description, link }) => (
          <li key={slug} className="carousel-card">
            <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
              <use href={`/art/industries.svg#${slug}`} width="320" height="200" />
            </svg>
            <h3 className="mt-4 text-lg font-bold">
              <TextLink href={link}>{title}</TextLink>
            </h3>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <p className="needs-script mt-4 flex gap-2">
        <Step track={track} by={-1} end={end} label="Previous industries" icon="i-ph-caret-left" />
        <Step track={track} by={1} end={end} label="More industries" icon="i-ph-caret-right" />
      </p>
    </div>
  )
}

/** Not `disabled` at its end: a button that is loses the focus of who has just pressed it. */
function Step({
  track,
  by,
  end,
  label,
  icon,
}: {
  track: RefObject<HTMLUListElement | null>
  by: number
  end: number
  label: string
  icon: string
}) {
  function step() {
    const list = track.current
    list?.scrollBy({ left: by * list.clientWidth * 0.8 })
  }
  return (
    <button
      type="button"
      className="icon-button border border-line"
      aria-label={label}
      aria-disabled={end === by}
      onClick={step}
    >
      <span className={icon} aria-hidden="true" />
    </button>
  )
}
