/** Parses the source of a visit, such as the referrer, from the form's request. Ignores malformed values. */
import * as v from 'valibot'
import type { LeadSource } from './lead.ts'

const MAX_CAMPAIGN_PARAMS = 8

/** A path on this site. The query is dropped, because it may contain personal data. */
const page = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\x21-\x7e]{0,299}$/),
  v.transform((path) => path.replace(/[?#].*$/, '')),
)
const host = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).hostname),
  v.maxLength(253),
)
const campaignValue = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\p{Cc}/gu, '').trim()),
  v.minLength(1),
  v.maxLength(100),
)
const campaign = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((params) =>
    Object.fromEntries(
      Object.entries(params)
        .filter(([name, value]) => /^utm_[a-z]{1,20}$/.test(name) && v.is(campaignValue, value))
        .slice(0, MAX_CAMPAIGN_PARAMS)
        .map(([name, value]) => [name, v.parse(campaignValue, value)]),
    ),
  ),
)

const source = v.object({
  page: v.fallback(page, ''),
  from: v.fallback(page, ''),
  referrer: v.fallback(host, ''),
  campaign: v.fallback(campaign, {}),
})

/** @param ownHosts Hosts of this site. Referrers on one of these hosts or their subdomains are ignored. */
export function readSource(input: unknown, ownHosts: readonly string[]): LeadSource {
  const { page, from, referrer, campaign } = v.parse(source, Object(input))
  const isOwn = ownHosts.some((host) => referrer === host || referrer.endsWith(`.${host}`))
  return { page, from, referrerHost: isOwn ? '' : referrer, campaign }
}
