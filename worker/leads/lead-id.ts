/** Returns a UUID that begins with eight digits, because they are the reference number that a visitor reads out. */
export function newLeadId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${random % 1e8}`.padStart(8, '0') + crypto.randomUUID().slice(8)
}
