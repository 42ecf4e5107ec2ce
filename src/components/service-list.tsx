import './service-list.css'
import { TextLink } from '#components/rich-text'
import type { ServiceCard } from '#shared/service'

export function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className="service-list mt-10">
      {services.map(({ id, title, shortDescription, icon, link }) => (
        <li key={id} className="card service-row">
          <svg className="service-icon" aria-hidden="true">
            <use href={`/art/icons.svg#${icon}`} />
          </svg>
          <h3 className="text-xl font-bold">
            <TextLink href={link} className="card-link">
              {title}
            </TextLink>
          </h3>
          <p>{shortDescription}</p>
        </li>
      ))}
    </ul>
  )
}
