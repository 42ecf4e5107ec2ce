import { beforeAll, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, publishAllCards, visitsOf } from './sound-page.ts'

const harness = setUpHarness()

beforeAll(() => publishAllCards(harness))

test.each(BRANDS)('%s pages have no accessibility violations or clipped text', async (brand) =>
  expectSound(await harness.visit(), brand, visitsOf(brand)),
)
