/**
 * Sends a test inquiry for each brand once a day. The health check reports a test inquiry that was not stored, or whose email to
 * `ALERTS_TO` was not sent. A test inquiry tests neither the spam check nor the brands' mailboxes.
 */
import { brands } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import { type Database, sql } from '#worker/db/database.ts'

/** Header that marks a test inquiry. Its value is random in each isolate, so visitors cannot send test inquiries. */
export const TEST_HEADER = 'x-test-inquiry'

interface TestInquiryParts {
  db: Database
  token: string
  fetchSite: (request: Request) => Response | Promise<Response>
}

/** Deletes old test inquiries, then sends one per brand. @throws Error that names each brand whose inquiry was not stored. */
export async function sendTestInquiries({ db, token, fetchSite }: TestInquiryParts): Promise<void> {
  await db.rows(sql`DELETE FROM leads WHERE list = 'test'`)
  const responses = new Map<string, number>()
  for (const brand of brands) responses.set(brand.id, (await fetchSite(requestOf(brand, token))).status)
  const stored = await db.rows<{ brand: string }>(sql`SELECT brand FROM leads WHERE list = 'test'`)
  const failed = [...responses]
    .filter(([id]) => !stored.some(({ brand }) => brand === id))
    .map(([id, status]) => `${id} (HTTP ${status})`)
  if (failed.length > 0) throw new Error(`No test inquiry is stored of: ${failed.join(', ')}`)
}

function requestOf({ domain, name }: Brand, token: string): Request {
  const formData = {
    name: 'Test inquiry',
    email: `test-inquiry@${domain}`,
    phone: '',
    service: '',
    // Random text keeps a test inquiry from counting as a duplicate of an earlier test inquiry.
    message: `The website of ${name} sends this inquiry to itself every day, to test its contact form. Nobody has to answer it. Test ${crypto.randomUUID()}.`,
  }
  return new Request(`https://${domain}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TEST_HEADER]: token },
    body: JSON.stringify({ formData }),
  })
}
