import { bringOf } from '#catalog/services/bring.ts'
import type { Brand } from '#shared/brand.ts'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Returns what visitors bring to an appointment about the service, or the brand's general list. Links become plain text.
 * @param service May be empty or unknown.
 */
export async function whatToBring(brand: Brand, service: string): Promise<string[]> {
  const own = brand.copy.services[service]?.bring ?? []
  const items = own.length > 0 ? own : ((await bringOf(service)) ?? brand.copy.schedule.whatToBring.items)
  return items.map((item) =>
    item.replace(LINK, (_, label, href) => `${label} (${new URL(href, `https://${brand.domain}`).href})`),
  )
}
