import type { Papers } from '#shared/brand-copy.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { TextLink } from '#ui/rich-text.tsx'

/** A drawing of a basket of documents. Each document and its tag form a link. Tablets show a wider basket. */
export function HeroPapers({ brand, papers }: Papers & { brand: BrandId }) {
  const art = `/art/${brand}/hero.svg`
  return (
    <div className="papers relative">
      <svg aria-hidden="true" className="basket-back absolute h-[73%] w-full">
        <use href={`${art}#basket-back`} />
      </svg>
      <ul className="grid grid-cols-2 gap-x-5">
        {papers.map(({ name, leadsTo, href }) => (
          <li
            key={name}
            className="paper relative has-[a:hover,a:focus-visible]:[transform:translateY(-12px)] motion-safe:[transition:transform_180ms]"
          >
            <svg aria-hidden="true" className="mx-[7%] block h-30 w-[86%]">
              <use href={`${art}#${href.slice(href.lastIndexOf('/') + 1)}`} />
            </svg>
            <TextLink href={href} className="tag paper-tag">
              <strong className="font-heading text-[length:var(--size-body)]">{name}</strong>{' '}
              <span className="underline">{leadsTo}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className="basket-front pointer-events-none absolute bottom-0">
        <use href={`${art}#basket-front`} />
        <use href={`${art}#basket-wide`} />
      </svg>
    </div>
  )
}
