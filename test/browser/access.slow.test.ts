import { beforeAll, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, layoutVisits, OTHERS, publishAllCards, VIEWS } from './sound-page.ts'

const harness = setUpHarness()

beforeAll(() => publishAllCards(harness))

test.each(BRANDS)('%s pages have no accessibility violations in the layouts that `npm test` skips', async (brand) => {
  const others = OTHERS.map((path, index) => [path, VIEWS.slice(index % 4, (index % 4) + 1)] as const)
  const share = others.filter((_, index) => index % BRANDS.length === BRANDS.indexOf(brand))
  await expectSound(await harness.visit(), brand, [...layoutVisits(brand, true), ...share])
})
