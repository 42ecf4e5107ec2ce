import { test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, OTHERS, VIEWS } from './sound-page.ts'

const harness = setUpHarness()

test.each(BRANDS)(
  '%s, its share of the other pages: none has a fault of access, and the console is empty',
  async (brand) => {
    const visits = OTHERS.map((path, index) => [path, VIEWS.slice(index % 4, (index % 4) + 1)] as const)
    await expectSound(
      await harness.visit(),
      brand,
      visits.filter((_, index) => index % BRANDS.length === BRANDS.indexOf(brand)),
    )
  },
)
