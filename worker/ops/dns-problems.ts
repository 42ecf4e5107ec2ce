/** Checks the DNS records that each email sender needs. See docs/operations.md, "Sending mail". */
import dns from 'node:dns'
import type { Problem } from './problem.ts'

export interface Sender {
  brand: string
  address: string
}

/** The functions of `node:dns/promises` that the DNS check needs. Tests replace these functions. */
export interface Lookup {
  resolveMx(name: string): Promise<{ exchange: string }[]>
  resolveTxt(name: string): Promise<string[][]>
}

const SPF = 'include:relay.mailchannels.net'
/** Error codes from a DNS lookup that found no records of the requested type, or no records at all. */
const MISSING = new Set(['ENOTFOUND', 'ENODATA'])

/** @param selector DKIM selector. If undefined, the DKIM record is not checked. */
export async function dnsProblems(
  senders: readonly Sender[],
  selector: string | undefined,
  lookup: Lookup = dns.promises,
): Promise<Problem[]> {
  const found = await Promise.all(
    senders.map(async ({ brand, address }) => {
      const domain = address.slice(address.lastIndexOf('@') + 1)
      const texts = await textsOf(domain, selector, lookup)
      return texts.map((text) => ({ file: 'wrangler.toml', brand, field: 'MAIL_FROM', text }))
    }),
  )
  return found.flat()
}

async function textsOf(domain: string, selector: string | undefined, lookup: Lookup): Promise<string[]> {
  const txt = async (name: string) => (await lookup.resolveTxt(name)).map((parts) => parts.join(''))
  const [lockdown, dkim] = [`_mailchannels.${domain}`, `${selector}._domainkey.${domain}`]
  const found = await Promise.all([
    records(`the MX record of ${domain}`, lookup.resolveMx(domain), (servers) =>
      // An MX record with an empty exchange means that the domain does not receive email.
      servers.some(({ exchange }) => exchange !== '')
        ? ''
        : `${domain} has no MX record, so MailChannels rejects its email. Add the server that gets the domain's email.`,
    ),
    records(`the SPF record of ${domain}`, txt(domain), (texts) => {
      const spf = texts.filter((text) => /^v=spf1\b/i.test(text))
      if (spf.length > 1) return `${domain} has ${spf.length} SPF records, so none counts. Merge them into one.`
      return spf[0]?.split(' ').includes(SPF) ? '' : `Add “${SPF}” to the SPF record (TXT) of ${domain}.`
    }),
    records(`the TXT record of ${lockdown}`, txt(lockdown), (texts) =>
      texts.some((text) => /^v=mc1\b.*\bauth=\S/.test(text))
        ? ''
        : `Other MailChannels accounts may send email as ${domain}. Add the TXT record “v=mc1 auth=…” of ${lockdown}.`,
    ),
    ...(selector
      ? [
          records(`the TXT record of ${dkim}`, txt(dkim), (texts) =>
            texts.some((text) => /\bp=\w/.test(text)) ? '' : `Add the TXT record of ${dkim} with the public DKIM key.`,
          ),
        ]
      : []),
  ])
  return found.filter(Boolean)
}

async function records<T>(what: string, lookup: Promise<T[]>, problemOf: (records: T[]) => string): Promise<string> {
  try {
    return problemOf(await lookup)
  } catch (error) {
    const { code = `${error}` } = error as { code?: string }
    return MISSING.has(code) ? problemOf([]) : `The DNS did not answer about ${what} (${code}). Run the check again.`
  }
}
