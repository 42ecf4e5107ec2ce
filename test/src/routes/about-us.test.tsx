import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import type { Brand } from '#shared/brand'
import { emptied, filled } from '#test/helpers/filled-brand'
import { showPage } from '../../helpers/client/show-page'

const brand = getBrand('payroll')
const [first, ...others] = brand.copy.about.sections.map(({ id }) => id)

async function showAbout(brand: Brand) {
  const page = await showPage(brand, '/about-us')
  return { page, sections: [...page.querySelectorAll('main section[id]')].map(({ id }) => id) }
}

test('the about page shows people after its first section and reviews at its end', async () => {
  const { page, sections } = await showAbout(filled(brand))
  expect(sections).toEqual([first, 'people', ...others, 'reviews'])
  const person = page.querySelector('#people li')
  expect(person?.textContent).toBe('Ana Example, CPABookkeeper')
  expect(person?.querySelector('img')?.getAttribute('src')).toBe('/art/payroll/ana.webp')
  expect(page.querySelector('#reviews li')?.textContent).toBe(
    'They explained it.C. Example, Sample Reviews, September 14, 2026',
  )
})

test('the about page of a brand without people and reviews has only the sections of its copy', async () => {
  const { sections } = await showAbout(emptied(brand))
  expect(sections).toEqual([first, ...others])
})
