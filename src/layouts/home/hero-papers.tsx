import './hero-papers.css'
import { TextLink } from '#components/rich-text'
import type { Papers } from '#shared/brand-copy'
import type { BrandId } from '#shared/brand-id'

/** A basket of papers. The tag of each paper is a link. */
export function HeroPapers({ brand, papers }: Papers & { brand: BrandId }) {
  return (
    <div className="papers">
      <svg aria-hidden="true" viewBox="0 0 600 440" className="papers-art">
        <use href={`/art/${brand}/hero.svg#scene`} width="600" height="440" />
      </svg>
      <ul className="paper-tags">
        {papers.map(({ name, leadsTo, href }) => (
          <li key={name}>
            <TextLink href={href} className="paper-tag">
              <strong>{name}</strong>
              <span>{leadsTo}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
