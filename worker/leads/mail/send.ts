/** Hands a mail to MailChannels, and says what is known of it then. */
import { Emails, type EmailsSendOptions, MailChannelsClient } from 'mailchannels-sdk'
import type { MailOutcome } from '../mailer'

export type SendMail = (mail: EmailsSendOptions, signal: AbortSignal) => Promise<MailOutcome>

export function createSend(apiKey: string, baseUrl: string | undefined): SendMail {
  // Not `MailChannels`, which brings all the rest of the service (4 kB gzip in the worker).
  const emails = new Emails(new MailChannelsClient(apiKey, baseUrl ? { baseUrl } : {}))

  async function answerOf(mail: EmailsSendOptions): Promise<MailOutcome> {
    const { data, error } = await emails.send(mail)
    if (error?.statusCode) return { outcome: 'refused', error: `HTTP ${error.statusCode}` }
    if (error) return { outcome: 'unknown', error: 'no answer' }
    // One recipient each: what was refused for one was refused.
    if (data?.results?.some(({ status }) => status === 'failed')) return { outcome: 'refused', error: 'not accepted' }
    return { outcome: 'taken' }
  }

  /** The SDK cannot be stopped: after the deadline the request goes on, its answer is lost, and the mail may still go out. */
  return async function send(mail, signal) {
    const late = Promise.withResolvers<MailOutcome>()
    const end = () => late.resolve({ outcome: 'unknown', error: 'timeout' })
    if (signal.aborted) return { outcome: 'refused', error: 'out of time' }
    signal.addEventListener('abort', end, { once: true })
    const answer = answerOf(mail).catch((): MailOutcome => ({ outcome: 'unknown', error: 'no answer' }))
    return await Promise.race([answer, late.promise]).finally(() => signal.removeEventListener('abort', end))
  }
}
