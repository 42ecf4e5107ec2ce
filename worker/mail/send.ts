import type { MailChannelsClient as Api, EmailsSendOptions } from 'mailchannels-sdk'

/**
 * The outcome `unknown` means that a retry may send a duplicate. `error` never contains MailChannels' message, which may
 * contain an email address.
 */
export type MailOutcome =
  | { outcome: 'accepted'; providerId?: string | undefined }
  | { outcome: 'rejected'; error: string }
  | { outcome: 'unknown'; error: string }

export type Send = (mail: EmailsSendOptions, signal: AbortSignal) => Promise<MailOutcome>

/** Sends email through MailChannels. Aborting `signal` ends the request, which frees its connection for other emails. */
export function createSend(apiKey: string | undefined, baseUrl: string | undefined): Send {
  if (apiKey === undefined) return async () => ({ outcome: 'rejected', error: 'no API key' })

  return async function send(mail, signal) {
    // Imports the SDK on demand, because most isolates send no email. Avoids its class `MailChannels`, which adds 4 kB (gzipped).
    const { Emails, MailChannelsClient } = await import('mailchannels-sdk')
    let isRequested = false
    class Client extends MailChannelsClient {
      override post<T>(...[path, options]: Parameters<Api['post']>): Promise<T> {
        isRequested = true
        return super.post(path, { ...options, signal })
      }
    }
    const emails = new Emails(new Client(apiKey, baseUrl ? { baseUrl } : {}))
    const { data, error } = await emails.send(mail)
    if (error?.statusCode) return { outcome: 'rejected', error: `HTTP ${error.statusCode}` }
    if (error)
      return isRequested ? { outcome: 'unknown', error: 'no response' } : { outcome: 'rejected', error: 'not accepted' }
    // Each email has one recipient, so MailChannels returns one result.
    const [result] = data?.results ?? []
    if (result?.status === 'failed') return { outcome: 'rejected', error: 'not accepted' }
    return { outcome: 'accepted', providerId: result?.messageId }
  }
}
