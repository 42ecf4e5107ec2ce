import './price.css'
import { TextList } from '#components/text-list'
import type { Price } from '#shared/brand-slots'
import { longDate } from '#shared/dates'

/** The price under the title of a service's page, with a link to what it includes. */
export function PriceLead({ price }: { price: Price }) {
  return (
    <p className="price-lead">
      <strong>{price.line}</strong> <a href="#cost">What it includes</a>
    </p>
  )
}

/** The price and what it includes. */
export function PriceDetails({ price }: { price: Price }) {
  return (
    <div className="price-details">
      <p className="price-line">{price.line}</p>
      <TextList items={price.includes} />
      <p className="price-date">Price as of {longDate(`${price.asOf}T12:00:00Z`)}</p>
    </div>
  )
}
