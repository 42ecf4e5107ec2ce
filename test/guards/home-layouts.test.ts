import { expect, test } from 'vitest'
import { brands } from '#brands/index'

/** The sections whose layout a brand chooses, in the order of home. The hero's layout is its idea. */
const layoutsOf = ({ home, copy }: (typeof brands)[number]) => [
  copy.home.hero.idea.kind,
  ...[home.stats, home.welcome, home.services, home.industries, home.why, home.connected, home.news, home.contact].map(
    ({ layout }) => layout,
  ),
]

test.each(brands)('$id: no section of home has the layout of its neighbor', (brand) => {
  const layouts = layoutsOf(brand)
  expect(layouts.filter((layout, index) => layout === layouts[index + 1])).toEqual([])
})

test('two brands share at most three layouts of home', () => {
  for (const one of brands)
    for (const other of brands) {
      if (one.id >= other.id) continue
      const others = layoutsOf(other)
      const shared = layoutsOf(one).filter((layout, index) => layout === others[index])
      expect([one.id, other.id, shared.length <= 3]).toEqual([one.id, other.id, true])
    }
})
