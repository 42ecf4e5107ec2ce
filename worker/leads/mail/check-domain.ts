/** Asks MailChannels whether a sender's domain has its DNS records: SPF, DKIM and Domain Lockdown. Sends no mail. */
import * as v from 'valibot'

interface DomainCheckOptions {
  apiKey: string
  baseUrl: string | undefined
  domain: string
  dkim: { selector: string; privateKey: string } | undefined
}

const verdict = v.picklist([
  'passed',
  'failed',
  'soft failed',
  'temporary error',
  'permanent error',
  'neutral',
  'none',
  'unknown',
])
const result = v.object({ verdict, reason: v.nullish(v.string(), '') })
const resultsSchema = v.object({
  spf: result,
  dkim: v.array(result),
  domainLockdown: result,
  senderDomain: v.object({ verdict }),
})

export type RecordVerdict = v.InferOutput<typeof result>
export type DomainResults = v.InferOutput<typeof resultsSchema>

export type DomainAnswer =
  | { outcome: 'checked'; results: DomainResults }
  /** MailChannels does not know the key, or the key may not check domains. */
  | { outcome: 'key-rejected' | 'not-allowed' | 'malformed' }
  | { outcome: 'failed'; error: string }

export async function checkDomain({ apiKey, baseUrl, domain, dkim }: DomainCheckOptions): Promise<DomainAnswer> {
  const { Emails, MailChannelsClient } = await import('mailchannels-sdk')
  const emails = new Emails(new MailChannelsClient(apiKey, baseUrl ? { baseUrl } : {}))
  // The SDK returns its errors. It throws if an answer lacks a part.
  const answer = await emails.checkDomain({ domain, ...(dkim && { dkim: { domain, ...dkim } }) }).catch(() => undefined)
  const { statusCode, message } = answer?.error ?? {}
  if (statusCode === 401) return { outcome: 'key-rejected' }
  if (statusCode === 403) return { outcome: 'not-allowed' }
  if (message) return { outcome: 'failed', error: statusCode ? `HTTP ${statusCode}` : 'no response' }
  const parsed = v.safeParse(resultsSchema, answer?.data)
  return parsed.success ? { outcome: 'checked', results: parsed.output } : { outcome: 'malformed' }
}
