import { screen } from '@testing-library/react'
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

test.each([
  ['/', true],
  ['/blog', true],
  ['/blog/a-post', true],
  ['/blog/tag/ohio', true],
  ['/blog-anything', false],
  ['/cookies', false],
])('on %s, whether the footer links to the feed: %s', async (path, isLinked) => {
  await mount(<SiteFooter page={pageOf('dresdentax')} />, {}, 'dresdentax', path)
  expect(screen.queryAllByRole('link', { name: 'RSS' })).toHaveLength(isLinked ? 1 : 0)
})

test('the resources in the footer start with News', async () => {
  await mount(<SiteFooter page={pageOf('dresdentax')} />)
  const list = screen.getByRole('heading', { name: 'Resources' }).parentElement
  expect(list?.querySelector('a')?.outerHTML).toMatch(/href="\/blog"[^>]*>News</)
})
