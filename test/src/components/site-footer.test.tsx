import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { SiteFooter } from '#components/site-footer'
import { mount, pageOf } from '../../helpers/client/site'

test.each(BRAND_IDS)('the footer of %s contains the brand’s tagline and both offices', async (id) => {
  await mount(<SiteFooter page={pageOf(id)} />, {}, id)
  for (const text of [getBrand(id).tagline, 'Dresden, OH 43821', 'Pickerington, OH 43147'])
    expect(document.body.textContent).toContain(text)
})

test('the copyright in the footer has the current year in Ohio', async () => {
  await mount(<SiteFooter page={{ ...pageOf('payroll'), now: '2027-01-01T04:00:00Z' }} />)
  expect(document.body.textContent).toContain('© 2026')
})
