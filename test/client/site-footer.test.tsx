import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { SiteFooter } from '#components/site-footer'
import { BRAND_IDS } from '#shared/brand-id'
import { mount, pageOf } from './site'

test.each(BRAND_IDS)('the footer of %s names its tagline and both offices', async (id) => {
  await mount(<SiteFooter page={pageOf(id)} />, {}, id)
  for (const text of [brands[id].tagline, 'Dresden, OH 43821', 'Pickerington, OH 43147'])
    expect(document.body.textContent).toContain(text)
})

test('the copyright has the year it is in Ohio', async () => {
  await mount(<SiteFooter page={{ ...pageOf('payroll'), now: '2027-01-01T04:00:00Z' }} />)
  expect(document.body.textContent).toContain('© 2026')
})
