/** Matches a lead's reference number. The digits are random, so they do not reveal how many leads exist. */
const REFERENCE = /^\d{4}-\d{4}$/

/** Returns a lead's reference number, such as "4829-1730" for the id 48291730-9c1e-… */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && REFERENCE.test(value)
}
