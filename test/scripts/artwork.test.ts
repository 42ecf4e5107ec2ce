import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { SHARE_IMAGE } from '#features/document/sharing.ts'
import { iconSvg } from '#scripts/artwork/icon.ts'
import { listedIds } from '#shared/brand-services.ts'

const PNG_SIGNATURE = 0x89504e47

function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset)
  expect(view.getUint32(0)).toBe(PNG_SIGNATURE)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

test.each(brands)("the $id icon.svg shows the mark from logo.svg in the brand's colors", (brand) => {
  const art = (name: string) => readFileSync(`src/brands/${brand.id}/art/${name}`, 'utf8')
  expect(art('icon.svg')).toBe(iconSvg(brand, art('logo.svg')))
})

test.each(brands)('the $id icons and share image have the required sizes', ({ id }) => {
  const art = (name: string) => readFileSync(`src/brands/${id}/art/${name}`)
  for (const [name, size] of [
    ['icon-180.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    expect([name, sizeOf(art(name))]).toEqual([name, { width: size, height: size }])
  expect(sizeOf(art('share.png'))).toEqual({ ...SHARE_IMAGE })
  expect(art('share.png').length).toBeLessThan(60_000)
})

test.each(brands)("the $id art files contain every drawing that the brand's pages use", (brand) => {
  const { id, copy, services, shareImage, hasPageDrawings, ownDrawings, hasPageThread } = brand
  const { idea } = copy.home.hero
  const styles = globSync(`src/brands/${id}/*.css`).map((file) => readFileSync(file, 'utf8'))
  const drawings = [
    ...['logo.svg#mark', 'logo.svg#mark-mono', 'bands.svg#edge', 'bands.svg#state'],
    ...(styles.some((css) => css.includes('.post-motif')) ? ['bands.svg#motif'] : []),
    ...(hasPageThread ? [] : ['bands.svg#footer']),
    ...(hasPageDrawings
      ? ['page', 'contact', 'schedule', ...listedIds(services)].map((symbol) => `pages.svg#${symbol}`)
      : []),
    ...ownDrawings.map((symbol) => `pages.svg#${symbol}`),
    ...(shareImage.drawing === 'ground' ? ['hero.svg#ground'] : []),
    ...(shareImage.drawing === 'scene' ? ['hero.svg#scene'] : []),
    ...(idea.kind === 'papers'
      ? ['basket-back', 'basket-front', ...idea.papers.map(({ href }) => href.split('/').at(-1))]
      : []
    ).map((symbol) => `hero.svg#${symbol}`),
    ...(idea.kind === 'dates' ? ['hero.svg#hours'] : []),
    ...copy.home.welcome.points.flatMap((point, index) =>
      typeof point === 'string' ? [] : [`hero.svg#step-${index + 1}`],
    ),
  ]
  const missing = drawings.filter((drawing) => {
    const [file, symbol] = drawing.split('#')
    return !readFileSync(`src/brands/${id}/art/${file}`, 'utf8').includes(`id="${symbol}"`)
  })
  expect(missing).toEqual([])
})
