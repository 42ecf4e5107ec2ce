import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'

/** Brand id → sender, on a domain that is set up for MailChannels. */
export type Senders = Partial<Record<BrandId, string | undefined>>

/** The address from which a brand sends mail. It is also the organizer of the brand's appointments. */
export function senderOf(brand: Brand, senders: Senders): string {
  return senders[brand.id] ?? `website@${brand.domain}`
}
