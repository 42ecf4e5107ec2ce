import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { emptied, filled } from '#test/helpers/filled-brand'
import { showPage } from '../../../../helpers/client/show-page'

const PATH = '/services/personal-tax/pricing'

test('the pricing page shows the price of a personal return, what it includes and its date', async () => {
  const page = await showPage(filled(getBrand('dresdentax'), ['personal-tax']), PATH)
  const details = page.querySelector('#what-it-depends-on .price-details')
  expect(details?.querySelector('.price-line')?.textContent).toBe('From $62.50 a month')
  expect(details?.querySelectorAll('li')).toHaveLength(2)
  expect(details?.querySelector('.price-date')?.textContent).toContain('October 1, 2026')
})

test('the pricing page of a brand without prices shows none', async () => {
  const page = await showPage(emptied(getBrand('dresdentax')), PATH)
  expect(page.querySelector('h1')).not.toBeNull()
  expect(page.querySelector('.price-details')).toBeNull()
})
