import type { Papers } from '#shared/brand-copy.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { TextLink } from '#ui/rich-text.tsx'

export function HeroPapers({ brand, papers }: Papers & { brand: BrandId }) {
  const art = `/art/${brand}/hero.svg`
  return (
    <div className="papers relative z-2 aspect-[10/9]">
      <svg width="100%" height="73%" aria-hidden="true" className="absolute">
        <use href={`${art}#basket-back`} />
      </svg>
      <ul className="absolute grid grid-cols-2 gap-x-5">
        {papers.map(({ name, leadsTo, href }) => (
          <li key={name} className="paper relative motion-safe:[transition:transform_180ms]">
            <svg width="86%" height="118%" aria-hidden="true">
              <use href={`${art}#${href.slice(href.lastIndexOf('/') + 1)}`} />
            </svg>
            <TextLink href={href} className="tag paper-tag card-link absolute bottom-0 z-1 grid min-h-12 no-underline">
              <strong className="font-heading text-[length:var(--size-body)]">{name}</strong>{' '}
              <span className="underline">{leadsTo}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className="basket-front pointer-events-none absolute bottom-0">
        <use href={`${art}#basket-front`} />
      </svg>
    </div>
  )
}
