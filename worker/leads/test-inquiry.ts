/** Sends a test inquiry of each brand once a day. The health check reports a test inquiry that staff would not have received. */
import { brands } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import { type Database, sql } from '#worker/db/database.ts'

/** Header that marks a test inquiry. Its value is random in each isolate, so that visitors cannot send test inquiries. */
export const TEST_HEADER = 'x-test-inquiry'

interface TestInquiryParts {
  db: Database
  token: string
  /** Sends a request through the site's request pipeline. */
  fetchSite: (request: Request) => Response | Promise<Response>
}

/** Deletes the test inquiries of the day before, then sends new ones. @throws Error that names the brands whose form fails. */
export async function sendTestInquiries({ db, token, fetchSite }: TestInquiryParts): Promise<void> {
  await db.rows(sql`DELETE FROM leads WHERE list = 'test'`)
  const failed: string[] = []
  for (const brand of brands) {
    const { ok, status } = await fetchSite(requestOf(brand, token))
    if (!ok) failed.push(`${brand.id} (HTTP ${status})`)
  }
  if (failed.length > 0) throw new Error(`The contact form did not accept a test inquiry: ${failed.join(', ')}`)
}

function requestOf({ domain, name }: Brand, token: string): Request {
  const formData = {
    name: 'Test inquiry',
    email: `test-inquiry@${domain}`,
    phone: '',
    service: '',
    message: `The website of ${name} sends this inquiry to itself every day, to test its contact form. Nobody has to answer it.`,
  }
  return new Request(`https://${domain}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TEST_HEADER]: token },
    body: JSON.stringify({ formData }),
  })
}
