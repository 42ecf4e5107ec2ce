/** Where a visitor says to have come from: what is not of its kind counts as absent. */
import * as v from 'valibot'
import type { LeadSource } from './lead'

const CAMPAIGN_MOST = 8

/** A path of this site without its query, which may say who somebody is. */
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
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name, value]) => /^utm_[a-z]{1,20}$/.test(name) && v.is(campaignValue, value))
        .slice(0, CAMPAIGN_MOST)
        .map(([name, value]) => [name, v.parse(campaignValue, value)]),
    ),
  ),
)

const source = v.fallback(
  v.object({
    page: v.fallback(page, ''),
    referrer: v.fallback(host, ''),
    campaign: v.fallback(campaign, {}),
  }),
  { page: '', referrer: '', campaign: {} },
)

/** @param ownHosts A visit from one of them, or from beneath it, came from nowhere else. */
export function readSource(given: unknown, ownHosts: readonly string[]): LeadSource {
  const { page, referrer, campaign } = v.parse(source, given)
  const own = ownHosts.some((host) => referrer === host || referrer.endsWith(`.${host}`))
  return { page, referrerHost: own ? '' : referrer, campaign }
}
