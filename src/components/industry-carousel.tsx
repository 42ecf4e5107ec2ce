import { type RefObject, useRef } from 'react'
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
  return (
    <div className="mt-10">
      <ul ref={track} className="carousel" tabIndex={0} aria-label="Industries">
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
        <Step track={track} by={-1} label="Previous industries" icon="i-ph-caret-left" />
        <Step track={track} by={1} label="More industries" icon="i-ph-caret-right" />
      </p>
    </div>
  )
}

function Step({
  track,
  by,
  label,
  icon,
}: {
  track: RefObject<HTMLUListElement | null>
  by: number
  label: string
  icon: string
}) {
  function step() {
    const list = track.current
    if (!list) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({ left: by * list.clientWidth * 0.8, behavior: smooth ? 'smooth' : 'auto' })
  }
  return (
    <button type="button" className="icon-button border border-line" aria-label={label} onClick={step}>
      <span className={icon} aria-hidden="true" />
    </button>
  )
}
