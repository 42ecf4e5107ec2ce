import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { Offices } from '#features/firm/offices.tsx'
import { publicBrand } from '#shared/brand.ts'
import { mount, NOW } from '#test/helpers/client/site.tsx'
import { emptied, filled } from '#test/helpers/filled-brand.ts'

const empty = publicBrand(emptied(getBrand('payroll')), NOW).contact
const { contact } = publicBrand(filled(getBrand('payroll')), NOW)

test('offices without a street address show no directions link or map', async () => {
  await mount(<Offices contact={empty} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dresden, OH 43821',
    'Pickerington, OH 43147',
  ])
  expect([screen.queryByRole('link'), screen.queryByRole('img')]).toEqual([null, null])
})

test('only an office with a street address shows a directions link', async () => {
  await mount(<Offices contact={{ ...contact, secondaryLocation: empty.secondaryLocation }} />)
  const link = screen.getByRole('link', { name: 'Directions to Dresden' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
    '100 Example Street, Dresden, OH 43821',
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const map = screen.getByRole('img', { name: 'Map of the counties around Dresden and Pickerington' })
  expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Dresden', 'Pickerington'])
})
