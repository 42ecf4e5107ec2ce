import type { Papers } from '#shared/brand-copy.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { TextLink } from '#ui/rich-text.tsx'

/** Shows a drawing of a basket of documents. Each document forms a link together with its tag. On tablets, the basket is wider. */
export function HeroPapers({ brand, papers }: Papers & { brand: BrandId }) {
  const art = `/art/${brand}/hero.svg`
  return (
    <div className="papers relative">
      <svg aria-hidden="true" className="basket-back hidden">
        <use href={`${art}#basket-back`} />
      </svg>
      <ul className="grid grid-cols-2 gap-x-5">
        {papers.map(({ name, leadsTo, href }) => (
          <li key={name} className="paper relative">
            <svg aria-hidden="true" className="hidden">
              <use href={`${art}#${href.slice(href.lastIndexOf('/') + 1)}`} />
            </svg>
            <TextLink href={href} className="tag paper-tag">
              <strong>{name}</strong> <span>{leadsTo}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className="basket-front hidden">
        <use href={`${art}#basket-front`} />
        <use href={`${art}#basket-wide`} />
      </svg>
    </div>
  )
}
