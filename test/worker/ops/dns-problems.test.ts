import { expect, test } from 'vitest'
import { dnsProblems, type Lookup } from '#worker/ops/dns-problems.ts'

const DOMAIN = 'mail.sample.com'
const SENDERS = [{ brand: 'brownco', address: `office@${DOMAIN}` }]
const GOOD: Record<string, string[]> = {
  MX: ['mx.sample.com'],
  [DOMAIN]: ['google-site-verification=x', 'v=spf1 include:_spf.sample.com include:relay.mailchannels.net ~all'],
  [`_mailchannels.${DOMAIN}`]: ['v=mc1 auth=firm'],
  [`mc1._domainkey.${DOMAIN}`]: ['v=DKIM1; k=rsa; p=MIIB'],
}

/** In Node, a DNS lookup rejects if the name has no records. */
function dns(records: Record<string, string[]>): Lookup {
  const find = async (name: string) => {
    const [first, ...others] = records[name] ?? ['ENODATA']
    if (first === undefined || /^E[A-Z]+$/.test(first)) throw Object.assign(new Error('no answer'), { code: first })
    return [first, ...others]
  }
  return {
    resolveMx: async () => (await find('MX')).map((exchange) => ({ exchange })),
    // DNS splits a long TXT record into several strings.
    resolveTxt: async (name) => (await find(name)).map((text) => [text.slice(0, 9), text.slice(9)]),
  }
}

const textsOf = async (records: Record<string, string[]>, selector: string | undefined = 'mc1') =>
  (await dnsProblems(SENDERS, selector, dns({ ...GOOD, ...records }))).map(({ text }) => text)

test('the DNS check accepts a sender domain that has all required DNS records', async () => {
  expect(await textsOf({})).toEqual([])
  expect(await dnsProblems(SENDERS, undefined, dns({ ...GOOD, [`mc1._domainkey.${DOMAIN}`]: ['ENOTFOUND'] }))).toEqual(
    [],
  )
})

test.each([
  ['no MX record', { MX: ['ENOTFOUND'] }, 'mail.sample.com has no MX record'],
  ['no TXT record', { [DOMAIN]: ['ENODATA'] }, 'Add “include:relay.mailchannels.net” to the SPF record'],
  ['a different SPF record', { [DOMAIN]: ['v=spf1 include:relay.mailchannels.network ~all'] }, 'Add “include:relay'],
  ['two SPF records', { [DOMAIN]: ['v=spf1 -all', 'v=spf1 include:relay.mailchannels.net'] }, 'has 2 SPF records'],
  ['no Domain Lockdown record', { [`_mailchannels.${DOMAIN}`]: ['ENOTFOUND'] }, 'Other MailChannels accounts may send'],
  ['a lockdown without an account', { [`_mailchannels.${DOMAIN}`]: ['v=mc1 auth='] }, 'Other MailChannels accounts'],
  ['no DKIM record', { [`mc1._domainkey.${DOMAIN}`]: ['ENOTFOUND'] }, 'Add the TXT record of mc1._domainkey.mail'],
  [
    'a revoked DKIM key',
    { [`mc1._domainkey.${DOMAIN}`]: ['v=DKIM1; p='] },
    'Add the TXT record of mc1._domainkey.mail',
  ],
  ['a DNS timeout', { MX: ['ETIMEOUT'] }, 'The DNS did not answer about the MX record of mail.sample.com (ETIMEOUT).'],
])('the DNS check finds one problem for a sender domain with %s', async (_what, records, text) => {
  expect(await textsOf(records)).toEqual([expect.stringContaining(text)])
})
