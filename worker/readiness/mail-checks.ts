/** Checks the key of MailChannels, and the DNS records of each brand's sender as MailChannels reads them. */
import type { Check } from '#desk/readiness-models'
import type { Brand } from '#shared/brand'
import type { Settings as SettingValues } from '#worker/env'
import { checkDomain, type DomainAnswer, type RecordVerdict } from '#worker/leads/mail/check-domain'
import { senderOf } from '#worker/leads/mail/sender'
import { attempt, blockedBy, type Finding, finding, notChecked, type Settings } from './finding'

interface MailChecks {
  shared: Check
  /** In the order of the brands. */
  ofBrands: Check[][]
}

/** No mail reaches these domains (RFC 2606, RFC 6761). */
const RESERVED = /\.(?:example|test|invalid|localhost)$/
const NO_ANSWER = 'Look at https://status.mailchannels.net. Inquiries are stored and mailed later.'
const SPF = 'include:relay.mailchannels.net'

export async function mailChecks(
  brands: readonly Brand[],
  values: SettingValues,
  settings: Settings,
  timeoutMs: number,
): Promise<MailChecks> {
  const senders = brands.map((brand) => senderOf(brand, values.MAIL_FROM))
  const domains = [...new Set(senders.map(domainOf))]
  const blocked = blockedBy(settings, ['MAILCHANNELS_API_KEY', 'MAILCHANNELS_BASE_URL'])
  const {
    MAILCHANNELS_API_KEY: apiKey = '',
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: privateKey,
    MAILCHANNELS_BASE_URL: baseUrl,
  } = values
  const dkim = selector && privateKey ? { selector, privateKey } : undefined

  async function ask(domain: string): Promise<[string, DomainAnswer]> {
    const { result, error } = await attempt(timeoutMs, () => checkDomain({ apiKey, baseUrl, domain, dkim }))
    return [domain, result ?? { outcome: 'failed', error: `no response (${error})` }]
  }
  const answers = new Map(blocked ? [] : await Promise.all(domains.map(ask)))
  const key = blocked ?? keyFinding([...answers])
  const unknownSender = blockedBy(settings, ['MAIL_FROM'])
  return {
    shared: { id: 'mail', title: 'MailChannels', ...key },
    ofBrands: senders.map((sender, index) => {
      const brand = brands[index]
      const domain = domainOf(sender)
      return [
        ...(brand ? [recipientCheck(brand, values)] : []),
        ...senderChecks(sender, domain, unknownSender ?? answers.get(domain), {
          dkim: blockedBy(settings, ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY']),
          hasDkim: dkim !== undefined,
        }),
      ]
    }),
  }
}

function recipientCheck({ id, contact }: Brand, { LEADS_TO: recipients }: SettingValues): Check {
  const to = recipients[id] ?? contact.email
  const result = RESERVED.test(domainOf(to))
    ? finding(
        'yellow',
        `${to} is a placeholder that gets no mail.`,
        'Fill in the brand’s email address, or set another recipient in LEADS_TO.',
      )
    : finding('green', `Inquiries go to ${to}.`)
  return { id: 'recipient', title: 'Recipient', ...result }
}

/** The worst answer. */
function keyFinding(answers: readonly (readonly [string, DomainAnswer])[]): Finding {
  const find = (outcome: DomainAnswer['outcome']) => answers.find(([, answer]) => answer.outcome === outcome)
  if (find('key-rejected'))
    return finding(
      'red',
      'MailChannels rejects the API key, so no mail is sent.',
      'Create a key at MailChannels and run `npx wrangler secret put MAILCHANNELS_API_KEY`.',
    )
  const [, failed] = find('failed') ?? []
  if (failed?.outcome === 'failed') return finding('red', `MailChannels does not answer: ${failed.error}.`, NO_ANSWER)
  const [domain] = find('malformed') ?? []
  if (domain)
    return finding('red', `MailChannels’ answer about ${domain} is malformed.`, `Run the check again. ${NO_ANSWER}`)
  if (find('not-allowed'))
    return finding(
      'yellow',
      'MailChannels does not let this API key check domains.',
      'Give the key that permission at MailChannels, or compare the DNS records with docs/operations.md.',
    )
  return finding('green', 'MailChannels answers and accepts the API key.')
}

interface DkimState {
  dkim: Finding | undefined
  hasDkim: boolean
}

function senderChecks(
  sender: string,
  domain: string,
  answer: DomainAnswer | Finding | undefined,
  { dkim, hasDkim }: DkimState,
): Check[] {
  const titles = { sender: 'Sender', spf: 'SPF', dkim: 'DKIM', lockdown: 'Domain Lockdown' }
  const checks = (findings: Record<keyof typeof titles, Finding>) =>
    (Object.keys(titles) as (keyof typeof titles)[]).map((id) => ({ id, title: titles[id], ...findings[id] }))
  if (!answer || 'light' in answer || answer.outcome !== 'checked') {
    const gray =
      answer && 'light' in answer
        ? answer
        : notChecked('MailChannels gave no answer about the domain', 'See MailChannels.')
    return checks({ sender: gray, spf: gray, dkim: gray, lockdown: gray })
  }
  const { spf, dkim: keys, domainLockdown, senderDomain } = answer.results
  const failedKey = keys.find((key) => key.verdict !== 'passed')
  const at = (name: string) => `Add the TXT record of ${name} from “Sending mail” in docs/operations.md.`
  return checks({
    sender:
      senderDomain.verdict === 'passed'
        ? finding('green', `Mail comes from ${sender}.`)
        : finding(
            'red',
            `${domain} has neither an MX nor an A record, so mail from ${sender} is rejected.`,
            `Add an MX record for ${domain}, so that replies arrive, or correct MAIL_FROM.`,
          ),
    spf: recordFinding(spf, `${domain} lets MailChannels send its mail.`, {
      missing: `The SPF record of ${domain} does not let MailChannels send.`,
      next: `Add “${SPF}” to the SPF record of ${domain}.`,
    }),
    dkim: dkimFinding(),
    lockdown: recordFinding(domainLockdown, `Only this account sends mail from ${domain}.`, {
      missing: `Other MailChannels accounts may send mail as ${domain}.`,
      next: at(`_mailchannels.${domain}`),
    }),
  })

  function dkimFinding(): Finding {
    if (dkim) return dkim
    if (failedKey)
      return recordFinding(failedKey, '', {
        missing: `The DKIM record of ${domain} does not match the key.`,
        next: hasDkim
          ? 'Publish the public key of DKIM_PRIVATE_KEY at DKIM_SELECTOR: “Sending mail” in docs/operations.md.'
          : 'Set up DKIM: “Sending mail” in docs/operations.md.',
      })
    if (!hasDkim)
      return finding('gray', 'Off: mail is sent without a signature.', 'Follow “Sending mail” in docs/operations.md.')
    return keys.length > 0
      ? finding('green', `The DKIM record of ${domain} matches the key.`)
      : finding('red', `MailChannels checked no DKIM record of ${domain}.`, at(`the selector under ${domain}`))
  }
}

function recordFinding(
  { verdict, reason }: RecordVerdict,
  good: string,
  bad: { missing: string; next: string },
): Finding {
  if (verdict === 'passed') return finding('green', good)
  if (verdict === 'temporary error')
    return finding('yellow', 'The DNS did not answer MailChannels.', 'Check again in a few minutes.')
  const detail = reason.replace(/\s+/g, ' ').trim().slice(0, 200)
  return finding('red', detail ? `${bad.missing} MailChannels reports: ${detail}` : bad.missing, bad.next)
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
