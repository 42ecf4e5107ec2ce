import type { Papers } from '#shared/brand-copy.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { TextLink } from '#ui/rich-text.tsx'

export function HeroPapers({ brand, papers }: Papers & { brand: BrandId }) {
  const art = `/art/${brand}/hero.svg`
  return (
    <div className="papers relative z-2 mx-auto h-81 max-w-90">
      <svg aria-hidden="true" className="absolute h-[73%] w-full">
        <use href={`${art}#basket-back`} />
      </svg>
      <ul className="absolute grid grid-cols-2 gap-x-5">
        {papers.map(({ name, leadsTo, href }) => (
          <li
            key={name}
            className="paper relative has-[a:hover,a:focus-visible]:[transform:translateY(-12px)] motion-safe:[transition:transform_180ms]"
          >
            <svg aria-hidden="true" className="mx-[7%] block h-30 w-[86%]">
              <use href={`${art}#${href.slice(href.lastIndexOf('/') + 1)}`} />
            </svg>
            <TextLink
              href={href}
              // Extends the link 12 px downward, so that the pointer stays on it when hovering moves the document up by 12 px.
              className="tag paper-tag absolute bottom-0 z-1 grid h-fit min-h-12 content-center no-underline after:absolute after:-inset-x-2 after:-top-8 after:-bottom-3 after:content-empty"
            >
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
