import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageFailure } from '#features/errors/page-failure.tsx'
import { mount, pageOf } from '#test/helpers/client/site.tsx'

const fail = (error: Error, path?: string) =>
  mount(<PageFailure error={error} reset={() => undefined} />, {}, 'dresdentax', path)

test("the error page shows a generic message instead of an unexpected error's message", async () => {
  await fail(new Error('D1_ERROR: no such table'))
  expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('D1_ERROR')
})

test.each([
  ['/blog/a-post', 'Back to News', '/blog'],
  ['/blog/tag/ohio', 'Back to News', '/blog'],
  ['/blog', 'Back to Home', '/'],
  ['/about-us', 'Back to Home', '/'],
  ['/', 'Contact Us', '/contact'],
])('if %s fails to load, the error page shows the link "%s" and the phone number', async (path, text, href) => {
  await fail(new Error('x'), path)
  const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
  const { phone } = pageOf('dresdentax').brand.contact
  expect(links).toEqual([
    ['Reload Page', path],
    [text, href],
    [phone, `tel:+1${phone.replace(/\D/g, '')}`],
  ])
})
