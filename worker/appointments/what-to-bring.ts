import { bringOf } from '#catalog/services/bring.ts'
import type { Brand } from '#shared/brand.ts'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * The documents and information to bring to an appointment: the service's list, or the brand's own list if the topic is not a
 * service. Links become plain text: "checklist (https://…)".
 * @param service Id of a service. May be empty or unknown.
 */
export async function whatToBring(brand: Brand, service: string): Promise<string[]> {
  const items = brand.copy.services[service]?.bring ?? (await bringOf(service)) ?? brand.copy.schedule.whatToBring.items
  return items.map((item) =>
    item.replace(LINK, (_, label, href) => `${label} (${new URL(href, `https://${brand.domain}`).href})`),
  )
}
