import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from '#components/site-footer'
import { mount, pageOf } from '../../helpers/client/site'

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
