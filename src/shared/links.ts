/** Adds the page's `?domain=` value to an internal URL, so the linked page shows the same brand. */
export function withDomain(path: string, domain: string | undefined): string {
  if (!domain) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ domain })}`
}

export function callTo(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}

interface Office {
  street?: string | undefined
  city: string
  region: string
  postalCode: string
}

export function officesOf<Place>(contact: Record<'location' | 'secondaryLocation', Place>): Place[] {
  return [contact.location, contact.secondaryLocation]
}

export function officeLine({ street, city, region, postalCode }: Office): string {
  return `${street ? `${street}, ` : ''}${city}, ${region} ${postalCode}`
}

/** Returns a Google Maps URL with directions from the visitor's location. On phones, the link opens the maps app. */
export function directionsTo(office: Office): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: officeLine(office) })}`
}
