import type { Row } from './content'

/** A visitor's name, email and phone, with links for the last two. Empty values are not left out. */
export function contactRows({ name, email, phone }: Record<'name' | 'email' | 'phone', string>): Row[] {
  return [
    { label: 'Name', value: name },
    // Encoded, so that an address cannot add recipients or a subject to the link.
    { label: 'Email', value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
  ]
}
