import type { EmailsSendOptions } from 'mailchannels-sdk'
import type { MailOutcome } from '#worker/leads/mailer'

type Send = (mail: EmailsSendOptions) => Promise<MailOutcome>

/** Sends mail through MailChannels. The SDK cannot be canceled: its request continues after the deadline. */
export function createSend(apiKey: string | undefined, baseUrl: string | undefined): Send {
  if (apiKey === undefined) return async () => ({ outcome: 'rejected', error: 'no API key' })

  return async function send(mail: EmailsSendOptions): Promise<MailOutcome> {
    // Not at the top, because most isolates send no mail.
    // The class `MailChannels` would add the rest of the API, 4 kB gzip in the worker.
    const { Emails, MailChannelsClient } = await import('mailchannels-sdk')
    const emails = new Emails(new MailChannelsClient(apiKey, baseUrl ? { baseUrl } : {}))
    const { data, error } = await emails.send(mail)
    if (error?.statusCode) return { outcome: 'rejected', error: `HTTP ${error.statusCode}` }
    if (error) return { outcome: 'unknown', error: 'no response' }
    // Each mail has one recipient, so one failed result is a failed mail.
    if (data?.results?.some(({ status }) => status === 'failed')) return { outcome: 'rejected', error: 'not accepted' }
    return { outcome: 'accepted' }
  }
}
