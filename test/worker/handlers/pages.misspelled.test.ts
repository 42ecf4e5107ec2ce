import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([ghostPost({ slug: 'first' })])

/** The page that a 404 page suggests. */
function suggestionOf(html: string): string | undefined {
  return html.match(/Did you mean[^<]*(?:<!-- -->\s*)?<a [^>]*href="([^"]*)"/)?.[1]
}

/** The page that a mistyped address leads to: redirects to it in one hop, or names it on the 404 page. */
async function leadsTo(path: string, host = 'dresdentax.example') {
  const response = await fetchSite(`https://${host}${path}`)
  if (response.status === 404) return suggestionOf(await response.text())
  const target = response.headers.get('location') ?? ''
  return response.status === 301 && (await fetchSite(target)).status === 200 ? target : response.status
}

test.each([
  // Capital letters and spaces.
  ['/Contact', '/contact'],
  ['/SERVICES/Payroll', '/services/payroll'],
  ['/About-Us', '/about-us'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/Blog/', '/blog'],
  ['/contact%20', '/contact'],
  // A missing or an extra slash, or another character in its place.
  ['/contact/', '/contact'],
  ['//services//payroll', '/services/payroll'],
  ['/servicespayroll', '/services/payroll'],
  ['/services-payroll', '/services/payroll'],
  ['/services.payroll', '/services/payroll'],
  ['/resourcestax-calculator', '/resources/tax-calculator'],
  // Names of files.
  ['/contact.html', '/contact'],
  ['/about-us.htm', '/about-us'],
  ['/services/payroll.php', '/services/payroll'],
  ['/Industries/Retail.aspx', '/industries/retail'],
  ['/index.html', '/'],
  ['/index.php', '/'],
  ['/services/index.php', '/services'],
  ['/index.php/schedule', '/schedule'],
  // Singular and plural.
  ['/service', '/services'],
  ['/industry', '/industries'],
  ['/resource', '/resources'],
  ['/service/payroll', '/services/payroll'],
  ['/services/payrolls', '/services/payroll'],
  ['/contacts', '/contact'],
  ['/cookie', '/cookies'],
  ['/blogs', '/blog'],
  ['/services/personal-taxes', '/services/personal-tax'],
  ['/resources/tax-calculators', '/resources/tax-calculator'],
  // Hyphens.
  ['/about_us', '/about-us'],
  ['/aboutus', '/about-us'],
  ['/privacy_policy', '/privacy-policy'],
  ['/terms-of-services', '/terms-of-service'],
  ['/services/personal_tax', '/services/personal-tax'],
  ['/industries/oil_and_gas', '/industries/oil-and-gas'],
  ['/industries/oil-&-gas', '/industries/oil-and-gas'],
  ['/services/hrconsulting', '/services/hr-consulting'],
  // A wrong, missing, extra or swapped letter.
  ['/contcat', '/contact'],
  ['/conact', '/contact'],
  ['/kontakt', '/contact'],
  ['/shedule', '/schedule'],
  ['/blgo', '/blog'],
  ['/accessability', '/accessibility'],
  ['/services/bookeeping', '/services/bookkeeping'],
  ['/services/buisness-formation', '/services/business-formation'],
  ['/industries/manufactoring', '/industries/manufacturing'],
  ['/resources/tax-calculater', '/resources/tax-calculator'],
  ['/resources/check-my-refunds', '/resources/check-my-refund'],
  // A moved path or the end of a path.
  ['/calculater', '/resources/tax-calculator'],
  ['/payroll', '/services/payroll'],
  ['/personal-tax/pricing', '/services/personal-tax/pricing'],
  ['/book-a-meting', '/schedule'],
  ['/privacy', '/privacy-policy'],
  ['/news', '/blog'],
])('the mistyped path %s redirects to %s, or its 404 page suggests that page', async (path, page) => {
  expect(await leadsTo(path)).toBe(page)
})

test.each([
  '/nowhere',
  '/nope',
  '/wp-admin',
  '/.env',
  '/blog/no-such-post',
  '/services/nothing',
  `/${'contact'.repeat(50)}`,
])('the 404 page of %s suggests no page', async (path) => {
  expect(await leadsTo(path)).toBeUndefined()
})

test('a 404 page suggests no page of a service that the brand omits, and no page that search engines leave out', async () => {
  const { domain } = getBrand('brownco')
  expect(await leadsTo('/services/personal-taxes', domain)).toBeUndefined()
  expect(await leadsTo('/services/payrolls', domain)).toBe('/services/payroll')
  expect(await leadsTo('/domain-testers', domain)).toBeUndefined()
})

test('the link to the page that a 404 page suggests keeps ?domain=', async () => {
  expect(await leadsTo('/contcat?domain=payroll')).toBe('/contact?domain=payroll')
})

test.each([
  ['/resources/tax-calculater', 'Tax Calculator'],
  ['/services/marketting', 'Strategic Marketing'],
  ['/services/corporate-tax-planing', 'Corporate Tax Planning'],
  ['/fractional-executive-services', 'Fractional Executive Services'],
  ['/privacy-polici', 'Privacy Policy'],
  ['/index.php', 'Home'],
])('the 404 page of %s on brownco links to the page by its name in the menu: %s', async (path, label) => {
  const html = await (await fetchSite(`https://${getBrand('brownco').domain}${path}`)).text()
  expect(html.match(/Did you mean.*?<a [^>]*>([^<]*)/)?.[1]).toBe(label)
})
